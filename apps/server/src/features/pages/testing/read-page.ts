import { JSDOM } from 'jsdom';
import type { CallOptions, TestApp } from '../../../testing/test-app.ts';

/** A page as a browser without scripts reads it. */
export async function readPage(site: TestApp, url: string, options: CallOptions = {}) {
  const { status, headers, text } = await site.callRaw('GET', url, options);
  return { status, headers, text, ...readHtml(text) };
}

function readHtml(html: string) {
  const { document } = new JSDOM(html).window;
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
  const block = document.getElementById('first-data')?.textContent;
  return {
    document,
    meta,
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    data: (block ? JSON.parse(block) : null) as { at: number; replies: Record<string, unknown> } | null,
  };
}
