/** Goes with the script: what `data-redrawn` marks is drawn again in another language. */
export const REDRAWN_CSS = 'html[data-redrawn] #root{visibility:hidden}';

/**
 * Runs before the markup is read. A page can be pressed and typed into before its code is there: such presses are kept and made again,
 * and what was typed is told to the fields, once `orime-drawn` says that the frame, or the screen in `main`, has taken its markup over.
 * A form is never sent by the browser itself, as that would write its values into the address. Links work at once.
 */
export const EARLY_INPUT_SCRIPT =
  "(()=>{let frame,screen;const pressed=new Set,typed=new Set,isOver=t=>screen||frame&&!t.closest('main');" +
  'const hold=e=>{e.preventDefault();e.stopImmediatePropagation()};const on=(n,f)=>document.addEventListener(n,f,true);' +
  "on('click',e=>{const t=e.target.closest('button,input[type=submit]');if(t&&!isOver(t)){hold(e);pressed.add(t)}});" +
  "on('submit',e=>isOver(e.target)||hold(e));" +
  "for(const n of['input','change'])on(n,e=>isOver(e.target)||typed.add(e.target));" +
  'const tell=t=>{const p=Object.getPrototypeOf(t),isBox=/^(checkbox|radio)$/.test(t.type);if(isBox){t.checked=!t.checked;t.click();return}' +
  "const v=t.value;if(t.tagName!=='SELECT'){t.value='';Object.getOwnPropertyDescriptor(p,'value').set.call(t,v);" +
  "t.dispatchEvent(new Event('input',{bubbles:true}))}t.dispatchEvent(new Event('change',{bubbles:true}))};" +
  "addEventListener('orime-drawn',({detail})=>{delete document.documentElement.dataset.redrawn;frame=true;screen||=detail==='screen';for(const[set,again]of[[typed,tell],[pressed,t=>t.click()]])" +
  'for(const t of set)if(isOver(t)){set.delete(t);if(t.isConnected)again(t)}})})()';
