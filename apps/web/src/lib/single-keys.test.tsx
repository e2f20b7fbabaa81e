import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSingleKeys } from './single-keys.ts';

const act = vi.fn((_key: string) => true);
beforeEach(() => act.mockClear());

function Page({ children }: { children?: ReactNode }) {
  useSingleKeys(act);
  return children;
}

test('a letter that is pressed alone acts, and does nothing else', () => {
  render(<Page />);
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false);
  expect(act.mock.calls).toEqual([['j']]);
});

test.each([
  ['of an input method', { isComposing: true }],
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Alt', { altKey: true }],
  ['that is held down', { repeat: true }],
])('a letter %s acts nowhere', (_, how) => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 'j', ...how });
  expect(act).not.toHaveBeenCalled();
});

const pressed = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
test.each(pressed)('letters act while the focus is on an input of type %s', (type) => {
  render(
    <Page>
      <input aria-label="Part" type={type} />
    </Page>,
  );
  fireEvent.keyDown(screen.getByLabelText('Part'), { key: 'j' });
  expect(act).toHaveBeenCalledOnce();
});

const typed = ['text', 'search', 'email', 'number', 'password', 'tel', 'url', 'date', 'time'];
test.each<[string, ReactNode]>([
  ...typed.map((type): [string, ReactNode] => [
    `an input of type ${type}`,
    <input key="" aria-label="Part" type={type} />,
  ]),
  ['an input without a type', <input key="" aria-label="Part" />],
  ['a text area', <textarea key="" aria-label="Part" />],
  ['a choice', <select key="" aria-label="Part" />],
  ['rich text', <div key="" aria-label="Part" contentEditable suppressContentEditableWarning />],
])('letters belong to %s while it has the focus', (_, part) => {
  render(<Page>{part}</Page>);
  fireEvent.keyDown(screen.getByLabelText('Part'), { key: 'j' });
  expect(act).not.toHaveBeenCalled();
});
