import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconLink } from './IconButton.tsx';
import { EditIcon } from './icons.ts';

test('a link without an address is no link', () => {
  render(<IconLink icon={EditIcon} label="Workshop" href={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});
