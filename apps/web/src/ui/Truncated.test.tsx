import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Truncated } from './Truncated.tsx';

test('cut text keeps the whole in its title and for screen readers, counted by what people see as one character', () => {
  render(<Truncated text="👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦" limit={3} />);
  const whole = screen.getByTitle('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦');
  expect(whole.firstElementChild).toHaveTextContent('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…');
});
