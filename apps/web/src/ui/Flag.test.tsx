import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage } from '../lib/i18n/texts.ts';
import { Flag } from './Flag.tsx';

test.each([
  ['en', 'PL', 'Poland'],
  ['pl', 'DE', 'Niemcy'],
  ['zh-CN', 'JP', '日本'],
  ['en', 'XX', 'Unknown country'],
  ['en', '??', 'Unknown country'],
])('in %s the flag of %s is called %s', async (language, country, name) => {
  await changeLanguage(language);
  render(<Flag country={country} />);
  expect(await screen.findByRole('img', { name })).toBeInTheDocument();
});
