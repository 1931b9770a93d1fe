/** Goes with the script: a lazy picture without a box is not asked for. Its frame keeps its place. */
export const FIRST_VIEW_CSS = 'html[data-arriving] img[loading=lazy]{display:none}';

/** On preloads that wait for the first view. A browser asks for them once the attribute is gone. */
export const HELD_BACK = 'media="not all"';

/**
 * Runs before the markup is read, in documents that come with it and with a first picture. A slow line is shared by all that is asked for, so what makes a page look
 * ready comes first: scripts and lazy pictures are held back until it is painted with the pictures of its first view. They
 * wait no longer than LONGEST_MS, and not at all for a visitor who does something. `orime-arrived` says that the wait is over; the shell's
 * entry waits for it while `data-arriving` is there.
 */
export const FIRST_VIEW_SCRIPT = [
  "(()=>{const d=document,s=d.documentElement.dataset,acts=['pointerdown','keydown','wheel','scroll'];s.arriving='';",
  'const go=()=>{if(s.arriving===undefined)return;delete s.arriving;for(const n of acts)removeEventListener(n,go,true);',
  `for(const l of d.querySelectorAll('link[${HELD_BACK}]'))l.removeAttribute('media');dispatchEvent(new Event('orime-arrived'))};`,
  'for(const n of acts)addEventListener(n,go,{capture:true,passive:true});',
  "d.addEventListener('readystatechange',()=>{if(d.readyState!=='interactive')return;",
  // Painted before the scripts have the processor.
  'const shown=()=>requestAnimationFrame(()=>setTimeout(go));setTimeout(go,LONGEST_MS);',
  "const late=[...d.querySelectorAll('img[fetchpriority=high]')].filter(i=>!i.complete);let left=late.length;if(!left)return shown();",
  "for(const i of late)for(const n of['load','error'])i.addEventListener(n,()=>{--left||shown()},{once:true})})})()",
]
  .join('')
  .replace('LONGEST_MS', '1500');
