import { expect, test } from 'vitest';
import { externalLink } from './external-link.ts';

test.each([
  ['https://files.example/a b.zip', 'https://files.example/a'],
  ['drive.google.com/file/d/1', 'https://drive.google.com/file/d/1'],
  ['/demo/stills/1-ffffff.svg', '/demo/stills/1-ffffff.svg'],
  ['//evil.example/x', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['\u0001javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['ftp://files.example/a.zip', null],
  ['http:files.example', null],
  ['a level by me', null],
  ['', null],
])('%j leads to %j', (text, link) => {
  expect(externalLink(text)).toBe(link);
});
