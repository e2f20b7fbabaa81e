import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from './CountBadge.tsx';

test.each([
  [0, ''],
  [99, '99'],
  [100, '99+'],
])('a badge for %i shows "%s"', (count, text) => {
  const { container } = render(<CountBadge count={count} />);
  expect(container).toHaveTextContent(text);
});

test('a badge with a cap of 9 shows 9+ for 10', () => {
  const { container } = render(<CountBadge count={10} cap={9} />);
  expect(container).toHaveTextContent('9+');
});
