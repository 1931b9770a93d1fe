import { themeCss } from '../tokens/theme-css.ts';

const typeCss = `
:root{--font-sans:'Inter Variable','Inter Fallback',system-ui,'Hiragino Sans','Yu Gothic',sans-serif;--font-brand:'Fraunces Variable','Fraunces Fallback','Iowan Old Style',Georgia,serif;--size-h4:clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem);--size-h3:calc(clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem) * var(--display-scale));--size-h2:calc(clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem) * var(--display-scale));--size-h1:calc(clamp(2.125rem, 1.5rem + 2.9vw, 4rem) * var(--display-scale));--size-hero:calc(clamp(2.75rem, 1.6rem + 5.4vw, 6.5rem) * var(--display-scale))}
:root,:lang(en){--font-display:var(--font-brand);--display-scale:1;--leading:1.55;--leading-display:1.06;--tracking-label:0.06em;--tracking-display:-0.022em}
:root:lang(ja),:lang(ja){--font-sans:'Inter Variable','Noto Sans JP','Noto Sans CJK JP','Noto Sans JP Variable','Hiragino Sans','Yu Gothic',system-ui,sans-serif;--font-display:'Shippori Mincho','Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP',serif;--display-scale:0.86;--leading:1.8;--leading-display:1.35;--tracking-label:0;--tracking-display:-0.01em}
`;

const resetCss = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0;padding:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-gutter:stable;background:var(--color-page)}
body{min-height:100dvh;background:var(--color-page);color:var(--color-text);font-family:var(--font-sans);font-size:0.9375rem;line-height:var(--leading);font-feature-settings:'cv11','ss03';-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
:lang(ja){line-break:strict;font-kerning:auto}
:where(:is(p,dd,blockquote,figcaption,summary):lang(ja)){word-break:auto-phrase;overflow-wrap:anywhere}
:is(h1,h2,h3,h4,h5,h6):lang(ja){font-feature-settings:'palt';word-break:keep-all;word-break:auto-phrase;overflow-wrap:anywhere}
img,picture,video,canvas,svg{display:block;max-width:100%}
input,button,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;cursor:pointer;text-align:inherit}
button:disabled{cursor:not-allowed}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:0.2em}
ul[class],ol[class]{list-style:none}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit;text-wrap:balance;overflow-wrap:break-word}
p{text-wrap:pretty}
table{border-collapse:collapse}
fieldset{border:0;min-inline-size:0}
dialog{color:inherit}
summary{cursor:pointer}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:3px}
h1:focus,main:focus{outline:none}
::selection{background:var(--color-accent);color:var(--color-on-accent)}
::view-transition-old(root),::view-transition-new(root){animation-duration:180ms}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important;scroll-behavior:auto!important}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
@media print{html,body{background:#fff;color:#000}:has(~ #main),#main ~ *{display:none!important}}
`;

/**
 * Theme variables, typography and reset as one CSS string, without fonts. The gateway inlines it into the document's head for the
 * first paint.
 */
export const baseCss = (themeCss + typeCss + resetCss).replaceAll('\n', '');
