import { receiptOf } from '@rondo/domain/play';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { holdReceipt } from '../receipt/held-receipt.ts';
import { webHashes } from '../receipt/web-hashes.ts';

const jokes = { config: { features: { jokes: true } } };
const table = { kind: 'level', seed: 48_211, levels: [11, 22, 33, 44] } as const;
const receipt = receiptOf({ secret: '5e'.repeat(32), nonce: 'mine', table }, webHashes);

beforeEach(() => holdReceipt(''));

async function paste(text: string) {
  const { user } = await renderApp({ path: '/play/fair', ...jokes });
  const box = await screen.findByRole('textbox', { name: 'Receipt' });
  await user.click(box);
  await user.paste(text);
  return user;
}

test('a receipt that is pasted is worked out again', async () => {
  const user = await paste(JSON.stringify(receipt));
  await user.click(screen.getByRole('button', { name: 'Check this draw' }));
  expect(await screen.findByText('The secret is the one that was sealed.')).toBeVisible();
  expect(screen.getByText('Secret, number and table give this result.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'By hand' })).toBeVisible();
  expect(screen.getByText(/openssl dgst -sha256 -mac HMAC/)).toHaveTextContent("'mine:0'");
  await expectAccessible();
});

test('a receipt that was changed does not fit', async () => {
  const user = await paste(JSON.stringify({ ...receipt, nonce: 'theirs' }));
  await user.click(screen.getByRole('button', { name: 'Check this draw' }));
  expect(await screen.findByText('Secret, number and table give another result.')).toBeVisible();
});

test('anything else is said to be no receipt', async () => {
  await paste('{"kind":"level"}');
  expect(screen.getByText(/This is not a receipt/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check this draw' })).not.toBeInTheDocument();
});

test('the receipt that was held is there', async () => {
  holdReceipt(JSON.stringify(receipt));
  await renderApp({ path: '/play/fair', ...jokes });
  expect(await screen.findByRole('button', { name: 'Check this draw' })).toBeVisible();
});

test('there is no such page while the feature is off', async () => {
  await renderApp({ path: '/play/fair' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
