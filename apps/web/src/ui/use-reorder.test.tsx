import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { useReorder } from './use-reorder.ts';

function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  const reorder = useReorder(rows.length, (from, to) => {
    const others = rows.filter((_, place) => place !== from);
    setRows([...others.slice(0, to), rows[from] ?? '', ...others.slice(to)]);
  });
  return (
    <ul>
      {rows.map((row, place) => (
        <li key={row} {...reorder.row(place)}>
          <span data-testid={`grip ${row}`} {...reorder.grip(place)} />
          <button type="button" onClick={() => reorder.move(place, place + 1)}>
            {row}
          </button>
          <button
            type="button"
            aria-label={`${row} up`}
            disabled={place === 0}
            onClick={() => reorder.move(place, place - 1)}
          />
        </li>
      ))}
    </ul>
  );
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('rows that change places', () => {
  test('move by a button, which keeps the focus, and not beyond the ends', async () => {
    const user = userEvent.setup();
    render(<Rows />);
    await user.click(screen.getByRole('button', { name: 'a' }));
    await user.click(screen.getByRole('button', { name: 'a' }));
    await user.click(screen.getByRole('button', { name: 'a' }));
    expect(shown()).toEqual(['b', 'c', 'a']);
    expect(screen.getByRole('button', { name: 'a' })).toHaveFocus();
  });

  test('keep the focus when the pressed button is of no use at its new place', async () => {
    const user = userEvent.setup();
    render(<Rows />);
    await user.click(screen.getByRole('button', { name: 'b up' }));
    expect(shown()).toEqual(['b', 'a', 'c']);
    expect(screen.getByRole('button', { name: 'b' })).toHaveFocus();
  });

  test('move by Alt with an arrow', async () => {
    const user = userEvent.setup();
    render(<Rows />);
    screen.getByRole('button', { name: 'c' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}{ArrowDown}');
    expect(shown()).toEqual(['c', 'a', 'b']);
    expect(screen.getByRole('button', { name: 'c' })).toHaveFocus();
  });

  test('move by dragging, unless the drag is cancelled', () => {
    render(<Rows />);
    screen.getAllByRole('listitem').forEach((row, place) => {
      row.getBoundingClientRect = () => ({ top: 200 + place * 40, height: 40 }) as DOMRect;
    });
    const grip = () => screen.getByTestId('grip a');
    fireEvent.pointerDown(grip(), { button: 0, clientY: 220 });
    fireEvent.pointerMove(grip(), { clientY: 275 });
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('data-drop', 'after');
    fireEvent.pointerCancel(grip());
    expect(shown()).toEqual(['a', 'b', 'c']);
    fireEvent.pointerDown(grip(), { button: 0, clientY: 220 });
    fireEvent.pointerMove(grip(), { clientY: 310 });
    fireEvent.pointerUp(grip());
    expect(shown()).toEqual(['b', 'c', 'a']);
  });
});
