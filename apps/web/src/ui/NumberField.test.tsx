import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.tsx';

function Box({ decimals = false }: { decimals?: boolean }) {
  const [text, setText] = useState('');
  return (
    <>
      <NumberField
        label="Number"
        min={0}
        max={1300}
        decimals={decimals}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="button">Next</button>
    </>
  );
}

/** Pastes a text, leaves the box, and says what stands in it then. */
async function left(text: string, decimals = false) {
  const user = userEvent.setup();
  const { unmount } = render(<Box decimals={decimals} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const shown = { value: box.value, isWrong: box.getAttribute('aria-invalid') === 'true' };
  unmount();
  return shown;
}

test.each([
  ['１２３４', '1234'],
  ['1,234,567', '1234567'],
  ['1 234 567', '1234567'],
  ['１，２３４', '1234'],
  [' 1234\u3000', '1234'],
  ['007', '007'],
  ['', ''],
])('a whole number %j is %j', async (text, value) => {
  expect(await left(text)).toEqual({ value, isWrong: false });
});

test.each(['1234 (95.1%)', '1234/1300', '12,34', '1.5', '1a0', '-4', '1e3', '12\t345'])(
  '%j is no whole number: it stays and is marked',
  async (text) => {
    expect(await left(text)).toEqual({ value: text, isWrong: true });
  },
);

test.each([
  ['1。5', '1.5'],
  ['１．５', '1.5'],
  ['1,05', '1.05'],
  ['1 234,5', '1234.5'],
  ['1,234.5', '1234.5'],
])('a decimal number %j is %j', async (text, value) => {
  expect(await left(text, true)).toEqual({ value, isWrong: false });
});

test.each(['1.5x', '1.2.3', '.5', '×1.5'])(
  '%j is no decimal number: it stays and is marked',
  async (text) => {
    expect(await left(text, true)).toEqual({ value: text, isWrong: true });
  },
);

test('full-width digits are plain ones while they are typed, in the middle too', async () => {
  const user = userEvent.setup();
  render(<Box />);
  const box = screen.getByRole('textbox', { name: 'Number' });
  await user.type(box, '１４');
  expect(box).toHaveValue('14');
  await user.type(box, '２３', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box).toHaveValue('1234');
});

test('the arrow keys step within the bounds, and leave alone what is no number', async () => {
  const user = userEvent.setup();
  render(<Box />);
  const box = screen.getByRole('textbox', { name: 'Number' });
  await user.type(box, '1,299{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(box).toHaveValue('1300');
  await user.clear(box);
  await user.type(box, '{ArrowDown}');
  expect(box).toHaveValue('0');
  await user.clear(box);
  await user.type(box, '12/3{ArrowUp}');
  expect(box).toHaveValue('12/3');
});

test('Enter marks what is no number, until it is changed', async () => {
  const user = userEvent.setup();
  render(<Box />);
  const box = screen.getByRole('textbox', { name: 'Number' });
  await user.type(box, '12x{Enter}');
  expect(box).toHaveAccessibleDescription('Enter a whole number.');
  await user.type(box, '{Backspace}');
  expect(box).not.toBeInvalid();
});
