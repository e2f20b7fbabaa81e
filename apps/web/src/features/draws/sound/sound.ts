import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'rondo-play-sound';
const listeners = new Set<() => void>();
let context: AudioContext | null = null;

/** Off until somebody switches it on in this browser. */
function isOn(): boolean {
  return readStored(KEY) === 'on';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether wheels and cases are heard, and the way to change it. */
export function useSound(): readonly [isOn: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isOn);
  const set = (next: boolean) => {
    writeStored(KEY, next ? 'on' : null);
    for (const listener of listeners) listener();
    if (next) playTick();
  };
  return [on, set];
}

/** One slice or card passes the pointer. */
export function playTick(): void {
  playTone({ pitch: 1_100, seconds: 0.03, loudness: 0.05 });
}

/** It rests. */
export function playWin(): void {
  playTone({ pitch: 523.25, seconds: 0.35, loudness: 0.08 });
  playTone({ pitch: 783.99, seconds: 0.5, loudness: 0.08, after: 0.12 });
}

interface Tone {
  /** Hertz */
  pitch: number;
  seconds: number;
  /** 0 … 1 */
  loudness: number;
  /** Seconds from here. */
  after?: number;
}

function playTone({ pitch, seconds, loudness, after = 0 }: Tone): void {
  if (!isOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: loudness });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.000_1, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
