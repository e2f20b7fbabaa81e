import { solveChallengeWorkers } from 'altcha/lib';
import { call } from '../../../lib/api/call.ts';
import type { WidgetState } from './widget.ts';

/** Shorter than a challenge is good for. The clock of the device is not asked: it may be wrong. */
const LIFE_MS = 4.5 * 60_000;
/** Where the browser does not say how many threads it has. */
const USUAL_THREADS = 4;

/**
 * Stands in for ALTCHA's widget over plain http, where that one gives up at once: browsers keep their hashes from pages
 * that came so. It shows nothing of its own and solves in some seconds instead of one (docs/rules/auth.md#captcha).
 */
class PlainCaptcha extends HTMLElement {
  #solving = new AbortController();
  #expiry = 0;

  connectedCallback(): void {
    this.dispatchEvent(new Event('load'));
  }

  disconnectedCallback(): void {
    this.#solving.abort();
    window.clearTimeout(this.#expiry);
  }

  async verify(): Promise<void> {
    this.disconnectedCallback();
    const solving = new AbortController();
    this.#solving = solving;
    this.#say('verifying');
    try {
      const payload = await solved(solving);
      if (solving.signal.aborted) return;
      this.#expiry = window.setTimeout(() => this.#say('expired'), LIFE_MS);
      this.#say('verified', payload);
    } catch {
      if (!solving.signal.aborted) this.#say('error');
    }
  }

  #say(state: WidgetState['state'], payload: string | null = null): void {
    const detail: WidgetState = { state, payload };
    this.dispatchEvent(new CustomEvent('statechange', { detail }));
  }
}

async function solved(controller: AbortController): Promise<string> {
  const challenge = await call('captcha', {}, { signal: controller.signal });
  if (!('parameters' in challenge)) throw new Error('there is no captcha to solve');
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: navigator.hardwareConcurrency || USUAL_THREADS,
    createWorker: () => new Worker(new URL('./plain-worker.ts', import.meta.url), { type: 'module' }),
  });
  if (solution === null) throw new Error('no solution was found');
  return btoa(JSON.stringify({ challenge, solution }));
}

export function makePlainCaptcha(): PlainCaptcha {
  if (customElements.get('plain-captcha') === undefined) customElements.define('plain-captcha', PlainCaptcha);
  return new PlainCaptcha();
}
