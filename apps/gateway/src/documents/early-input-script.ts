/** Goes with the script: what `data-redrawn` marks is drawn again in another language. */
export const REDRAWN_CSS = 'html[data-redrawn] #root{visibility:hidden}';

/**
 * Runs before the markup is read. A page can be pressed and typed into before its code is there, and each region of it comes alive at a
 * time of its own. Presses and values of elements that are not alive are kept, and made again on the same elements once they are, or on
 * those that were drawn in their place within PATIENCE_MS. A form is never sent by the browser itself, as that would write its values
 * into the address. Links work at once.
 *
 * An element of the markup is alive when `orime-drawn` has said that the frame, or for `main` the screen, is taken over, and React has put
 * its properties on the element, which it does later in a region whose code is late. An element that was made by scripts always is.
 */
export const EARLY_INPUT_SCRIPT = [
  '(()=>{const d=document,marked=new WeakSet,typed=new Map,pressed=new Map;',
  'let frame,screen,focused,over,composing,timer,isSettling;',
  "d.addEventListener('readystatechange',()=>{if(d.readyState==='interactive')for(const e of d.querySelectorAll('#root *'))marked.add(e)});",
  "const isOver=t=>screen||frame&&!t.closest('main'),isReact=k=>k.startsWith('__reactProps');",
  "const isAlive=t=>d.readyState!=='loading'&&!marked.has(t)||isOver(t)&&Object.keys(t).some(isReact);",
  'const on=(n,f)=>d.addEventListener(n,f,true),later=()=>{timer||=setTimeout(()=>{timer=0;run()},50)};',
  // What a person would call the element, and which of those it is.
  "const nameOf=t=>[t.tagName,t.type,t.name,t.getAttribute('aria-label'),t.tagName==='BUTTON'&&t.textContent].join();",
  'const alike=(tag,name)=>[...d.querySelectorAll(`#root ${tag}`)].filter(e=>nameOf(e)===name);',
  'const keep=(kept,t,value)=>{const name=nameOf(t);kept.delete(t);',
  'kept.set(t,{value,name,place:alike(t.tagName,name).indexOf(t),until:performance.now()+PATIENCE_MS});later()};',
  // The element itself, or the one in its place; nothing while there is none.
  'const nowOf=(t,{name,place})=>t.isConnected?t:alike(t.tagName,name)[place];',
  'const hold=(e,t)=>{e.preventDefault();e.stopImmediatePropagation();keep(pressed,t)};',
  "on('click',e=>{const t=e.target.closest('button,input[type=submit],[role=button],[role=tab],[role=switch]');if(t&&!isAlive(t))hold(e,t)});",
  "on('submit',e=>{isAlive(e.target)||hold(e,e.submitter||e.target)});",
  "const isBox=t=>/^(checkbox|radio)$/.test(t.type);for(const n of['input','change'])on(n,({target:t})=>{for(const[o,k]of typed)nowOf(o,k)===t&&typed.delete(o);",
  'if(!isAlive(t))keep(typed,t,isBox(t)?t.checked:t.value)});',
  "on('compositionstart',({target:t})=>{composing=t});on('compositionend',()=>{composing=0});",
  "on('focusin',({target:t})=>{if(!isAlive(t)){focused=t;later()}});on('pointerover',({target:t})=>{if(!isAlive(t)){over=t;later()}});",
  // React compares with the value that was set through the element itself, and is told only of what differs from that.
  'const tell=(t,v,old)=>{const fire=n=>t.dispatchEvent(new Event(n,{bubbles:true}));if(isBox(t)){t.checked=!v;t.click();return}',
  "if(t.tagName==='SELECT')t.value=v;else if(t.type==='file')t.files=old.files;else{const{selectionStart:a,selectionEnd:b}=t;t.value=v+' ';",
  "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),'value').set.call(t,v);if(a!==null&&d.activeElement===t)t.setSelectionRange(a,b)}",
  "fire('input');fire('change')};",
  'const first=(kept,f)=>{for(const[t,k]of kept){const n=nowOf(t,k);if(n&&isAlive(n)){if(f(n,k,t)){kept.delete(t);return true}}',
  'else if(!n&&performance.now()>k.until)kept.delete(t)}};',
  // When React has drawn what followed: a second filter that is told before goes by the address without the first.
  'const settle=()=>{isSettling=true;const f=()=>{isSettling=false;run()};',
  'window.requestIdleCallback?requestIdleCallback(f,{timeout:500}):setTimeout(f,100)};',
  'const run=()=>{if(isSettling)return;if(focused&&isAlive(focused)){const t=focused;focused=0;',
  "if(d.activeElement===t)t.dispatchEvent(new FocusEvent('focusin',{bubbles:true}))}",
  "if(over&&isAlive(over)){const t=over;over=0;if(t.matches(':hover'))for(const n of['pointerover','mouseover'])",
  "t.dispatchEvent(new PointerEvent(n,{bubbles:true,pointerType:'mouse'}))}",
  'if(first(typed,(t,k,old)=>{if(t===composing)return false;tell(t,k.value,old);return true})||',
  "first(pressed,t=>{if([...typed.keys()].some(f=>f.form&&f.form===t.form))return false;t.tagName==='FORM'?t.requestSubmit():t.click();return true}))return settle();",
  'if(focused&&!focused.isConnected)focused=0;if(over&&!over.isConnected)over=0;if(focused||over||typed.size||pressed.size)later()};',
  "addEventListener('orime-drawn',({detail})=>{frame=true;screen||=detail==='screen';delete d.documentElement.dataset.redrawn;run()})})()",
]
  .join('')
  .replace('PATIENCE_MS', '1e4');
