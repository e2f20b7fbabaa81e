import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import '../testing/setup.ts';
import { Flag } from './Flag.tsx';

test.each([
  ['en', 'PL', 'Poland'],
  ['pl', 'DE', 'Niemcy'],
  ['zh-CN', 'JP', '日本'],
  ['en', 'XX', 'Unknown country'],
  ['en', '??', 'Unknown country'],
])('in %s the flag of %s is called %s', async (language, country, name) => {
  await i18next.changeLanguage(language);
  render(<Flag country={country} />);
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});
