import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkAddresses } from './emailHtml.ts';

test('links web addresses without the signs around them [MAIL-02]', () => {
  const written: Record<string, string> = {
    'См. https://a.example/b?c=1&d=2.':
      'См. <a href="https://a.example/b?c=1&#38;d=2">https://a.example/b?c=1&#38;d=2</a>.',
    '«https://a.example/»': '«<a href="https://a.example/">https://a.example/</a>»',
    '(www.a.example)': '(<a href="https://www.a.example/">www.a.example</a>)',
    'http://a.example/x_(y), да': '<a href="http://a.example/x_(y)">http://a.example/x_(y)</a>, да',
    'https://пример.рф/я': '<a href="https://xn--e1afmkfd.xn--p1ai/%D1%8F">https://пример.рф/я</a>',
  };
  for (const [text, html] of Object.entries(written)) assert.equal(linkAddresses(text), html);
});

test('keeps everything else text [MAIL-02]', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.example@evil.example',
    'смета.xls',
    'https://',
    '12:30',
  ])
    assert.equal(linkAddresses(text), text);
  assert.equal(linkAddresses('<img src=x>"\''), '&#60;img src=x&#62;&#34;&#39;');
  const hostile = linkAddresses('https://a.example/"onclick="alert(1)');
  assert.equal(hostile.match(/"/g)?.length, 2);
});
