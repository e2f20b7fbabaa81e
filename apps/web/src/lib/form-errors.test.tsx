import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from '../ui/TextField.tsx';
import { type FieldCode, useFormErrors } from './form-errors.ts';

interface Shown {
  problems?: readonly FieldCode[];
  refusal?: readonly FieldCode[];
  boxes: readonly string[];
}

function AnyForm({ problems = [], refusal = [], boxes }: Shown) {
  const [form, errors] = useFormErrors(problems);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.attempt()) errors.refuse(refusal);
      }}
    >
      <output>
        {errors.marked} marked, {errors.unmarked.map(({ field }) => field).join()}
      </output>
      {boxes.map((name) => (
        <TextField key={name} label={name} error={errors.at(name)?.code} />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));

test('as many boxes are counted as are marked, however much is wrong with each', async () => {
  const problems = ['TOO_LONG', 'INVALID'].map((code) => ({ field: 'song', code }));
  render(
    <AnyForm problems={[...problems, { field: 'artist', code: 'REQUIRED' }]} boxes={['song', 'artist']} />,
  );
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('2 marked,');
  expect(screen.getByRole('textbox', { name: 'song' })).toHaveFocus();
});

test('a refused field without a box is not counted, and is named for words beside the form', async () => {
  render(<AnyForm refusal={[{ field: 'title', code: 'TOO_LONG' }]} boxes={['song']} />);
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('0 marked, title');
});

test('the focus goes to a box that comes later, unless something was typed meanwhile', async () => {
  const refusal = [{ field: 'keys', code: 'REQUIRED' }];
  const { rerender } = render(<AnyForm refusal={refusal} boxes={['song']} />);
  await send();
  rerender(<AnyForm refusal={refusal} boxes={['song', 'keys']} />);
  expect(screen.getByRole('textbox', { name: 'keys' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('1 marked,');
});

test('a problem of the form itself that has no box fails whatever test meets it', () => {
  render(<AnyForm problems={[{ field: 'date', code: 'REQUIRED' }]} boxes={['song']} />);
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(later.mock.calls.at(-1)?.[0]).toThrow('No box for REQUIRED of date');
});
