import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMaskedWebhook, maskWebhook, readWebhook, webhookOf, webhookToken } from './webhook-address.ts';

const service = 'https://discord.com';
const stored = 'https://discord.com/api/webhooks/123456789012345678/aB-_9';

describe('the address of a webhook', () => {
  it.each([
    [stored],
    ['https://discord.com/api/v10/webhooks/123456789012345678/aB-_9'],
    ['https://discordapp.com/api/webhooks/123456789012345678/aB-_9'],
    ['https://ptb.discord.com/api/webhooks/123456789012345678/aB-_9'],
    ['https://canary.discord.com/api/v9/webhooks/123456789012345678/aB-_9/'],
    ['  HTTPS://Discord.com:443/api/webhooks/123456789012345678/aB-_9?wait=true#x '],
  ])('%s is stored in one form', (text) => {
    expect(readWebhook(text, service)).toEqual({ ok: true, url: stored });
  });

  it.each([
    [`${stored}?thread_id=1234567890123456789`],
    [`${stored}?wait=true&thread_id=1234567890123456789#x`],
    [
      'https://discordapp.com/api/v10/webhooks/123456789012345678/aB-_9/?thread_id=1234567890123456789&wait=1',
    ],
  ])('%s keeps its thread', (text) => {
    const url = `${stored}?thread_id=1234567890123456789`;
    expect(readWebhook(text, service)).toEqual({ ok: true, url });
    expect([webhookOf(url), webhookToken(url)]).toEqual([stored, 'aB-_9']);
    expect(maskWebhook(url)).toBe('…B-_9?thread_id=1234567890123456789');
    expect(isMaskedWebhook(maskWebhook(url))).toBe(true);
  });

  it.each([
    [`${stored}?thread_id=`],
    [`${stored}?thread_id=general`],
    [`${stored}?thread_id=123456789012345678901`],
    [`${stored}?thread_id=1&thread_id=2`],
    [`${stored}?thread_id=1%26wait=x`],
    ['http://discord.com/api/webhooks/1/a'],
    ['https://discord.com.example.org/api/webhooks/1/a'],
    ['https://example.org/https://discord.com/api/webhooks/1/a'],
    ['https://discord.com@example.org/api/webhooks/1/a'],
    ['https://somebody@discord.com/api/webhooks/1/a'],
    ['https://discord.com:8443/api/webhooks/1/a'],
    ['https://discord.com/api/webhooks/1'],
    ['https://discord.com/api/webhooks/x/a'],
    ['https://discord.com/api/webhooks/1/a/b'],
    ['https://discord.com/api/webhooks/../channels/1/a'],
    ['https://discord.com\\@example.org/api/webhooks/1/a'],
    ['//discord.com/api/webhooks/1/a'],
    ['discord.com/api/webhooks/1/a'],
    ['javascript:alert(1)'],
    ['…x7Qa'],
  ])('%s is refused', (text) => {
    expect(readWebhook(text, service)).toEqual({ ok: false });
  });

  it('empty is not configured yet', () => {
    expect(readWebhook('  ', service)).toEqual({ ok: true, url: '' });
  });

  it('is plain only where the service itself is a loopback address', () => {
    const near = 'http://127.0.0.1:9123';
    expect(readWebhook('http://127.0.0.1:9123/api/webhooks/1/a', near)).toEqual({
      ok: true,
      url: 'http://127.0.0.1:9123/api/webhooks/1/a',
    });
    expect(readWebhook('http://127.0.0.1:9124/api/webhooks/1/a', near).ok).toBe(false);
    expect(readWebhook('https://discord.com/api/webhooks/1/a', near).ok).toBe(false);
    expect(readWebhook('http://chat.example.org/api/webhooks/1/a', 'http://chat.example.org').ok).toBe(false);
  });

  it('is read again as it is stored, whatever was given', () => {
    const text = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }));
    fc.assert(
      fc.property(text, (given) => {
        const read = readWebhook(given, service);
        if (read.ok) expect(readWebhook(read.url, service)).toEqual(read);
      }),
    );
  });
});

it('shows the last four characters of an address', () => {
  expect(maskWebhook(stored)).toBe('…B-_9');
  expect(isMaskedWebhook(maskWebhook(stored))).toBe(true);
  expect(maskWebhook('')).toBe('');
  expect(isMaskedWebhook('')).toBe(false);
});
