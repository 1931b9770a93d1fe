import { expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { answerFewStylesFast } from './computed-style.ts';

const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))('jsdom') as {
  JSDOM: new (html: string) => { readonly window: Window & typeof globalThis };
};

const PAGE = `<style>
    .gone { display: none } .box > b { visibility: hidden } li, .row { display: flex; color: rgb(1, 2, 3) } a:not(.x), i[lang="a,b"] { pointer-events: none }
    @media print { li { display: none } } @media screen { .screen { display: grid } } .again { display: block } .gone.again { display: unset }
  </style>
  <div hidden><b>a</b></div><div class="gone"><i lang="a,b">b</i></div><p class="box screen"><b><span>c</span></b></p>
  <p class="again gone">d</p><p class="gone again row">e</p><dialog>f</dialog><details><summary>g</summary></details><input type="hidden">
  <ul style="pointer-events: auto; display: inline-block"><li><a href="#">h</a><a class="x" href="#">i</a></li></ul><svg><g></g></svg>`;

test('of the few styles that tests ask about most, all are as jsdom computes them', () => {
  const { window } = new JSDOM(PAGE);
  const { document } = window;
  const styles = () =>
    [...document.querySelectorAll('*')].map((element) => {
      const style = window.getComputedStyle(element);
      return [element.outerHTML.slice(0, 40), style.display, style.visibility, style.getPropertyValue('pointer-events'), style.color];
    });
  const before = styles();
  answerFewStylesFast(window);
  expect(styles()).toEqual(before);
  expect(new Set(before.map(([, display]) => display)).size).toBeGreaterThan(5);

  const more = document.createElement('style');
  more.append('ul { visibility: hidden }');
  document.head.append(more);
  document.querySelector('li')?.setAttribute('class', 'gone');
  const link = window.getComputedStyle(document.querySelector('a') ?? document.body);
  expect([link.visibility, window.getComputedStyle(document.querySelector('li') ?? document.body).display]).toEqual(['hidden', 'flex']);
  window.close();
});
