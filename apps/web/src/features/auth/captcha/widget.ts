import 'altcha/external';
import type { AltchaWidgetElement } from 'altcha/external';
import type { State, Strings } from 'altcha/types';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import { factsOf } from '../../../lib/api/contract.ts';
import 'altcha/altcha.css';
import './widget.css';

/** What the widget sends with each of its `statechange` events. */
export interface WidgetState {
  state: `${State}`;
  payload: string | null;
}

export type WidgetStrings = Pick<
  Strings,
  'label' | 'verifying' | 'verified' | 'error' | 'expired' | 'waitAlert'
>;

const hashes = ['SHA-256', 'SHA-384', 'SHA-512'];

/**
 * The ALTCHA widget without its own workers, whose blob: addresses the content security policy would have
 * to allow: ours are files of this site. It asks the server for a challenge each time that it is asked to verify.
 */
export function makeWidget(language: string, strings: WidgetStrings): AltchaWidgetElement {
  for (const hash of hashes) {
    $altcha.algorithms.set(`PBKDF2/${hash}`, () => new Pbkdf2Worker());
    $altcha.algorithms.set(hash, () => new ShaWorker());
  }
  // The widget looks languages up in lower case.
  $altcha.i18n.set(language.toLowerCase(), { ...strings });
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('challenge', factsOf('captcha').url);
  widget.setAttribute('language', language.toLowerCase());
  widget.setAttribute(
    'configuration',
    JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false, name: 'captcha' }),
  );
  return widget;
}
