/**
 * Runs before the first paint. The mirror cookies told the server theme and language; where they are gone (cookies
 * cleared, or kept shorter than the storage) the stored state says it, so that no frame is in the wrong theme. Markup in another
 * language than the stored one is not shown: the page is drawn again.
 */
export const STORED_PREFERENCES_SCRIPT =
  "try{const s=JSON.parse(localStorage.getItem('root')).state,h=document.documentElement,c=document.cookie;" +
  'if(!/orime_theme=/.test(c)&&/^(dark|light)$/.test(s.theme))h.dataset.theme=s.theme;' +
  "if(!/orime_lang=/.test(c)&&!/[?&]lang=/.test(location.search)&&/^(en|jp)$/.test(s.language)){const l=s.language==='jp'?'ja':'en';if(h.lang!==l){h.lang=l;h.dataset.redrawn=''}}}catch{}";
