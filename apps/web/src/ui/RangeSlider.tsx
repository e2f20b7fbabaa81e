import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import './RangeSlider.css';

export type Range = readonly [low: number, high: number];

export interface RangeTick {
  at: number;
  label: string;
  /** Left out on narrow screens. */
  minor?: boolean;
}

export interface RangeSliderProps {
  min: number;
  max: number;
  value: Range;
  /** Called when a knob is released, or 300 ms after the last key. */
  onCommit: (range: Range) => void;
  label: string;
  lowLabel: string;
  highLabel: string;
  /** What a value is called: the spoken text of a knob and the word above it. */
  valueText: (value: number, range: Range) => string;
  /** Says why the range does not count: read out with each knob, and the track is pale. */
  off?: string | undefined;
  /** Draws a knob; a plain dot where it draws nothing. */
  renderKnob?: (value: number, range: Range) => ReactNode;
  /** One line high: knobs of 32 px, without words and ticks. */
  isSmall?: boolean;
  /** A CSS background that spans the whole scale; the part outside the choice is drawn pale. */
  track?: string;
  ticks?: readonly RangeTick[];
  /** Values in front of which the track is parted. */
  gaps?: readonly number[];
}

const pause = 300;
const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', 5],
  ['PageDown', -5],
]);

/** Two knobs on one scale of whole numbers. They stop at each other; a press on the scale moves the nearer one. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    min,
    max,
    value,
    onCommit,
    label,
    valueText,
    off,
    renderKnob,
    track,
    ticks = [],
    gaps = [],
  } = props;
  const [draft, setDraft] = useState<{ of: Range; range: Range } | null>(null);
  const rail = useRef<HTMLDivElement>(null);
  const held = useRef<0 | 1 | null>(null);
  const latest = useRef<Range>(value);
  const timer = useRef(0);
  const offId = useId();
  const [low, high] = value;
  // What is being moved counts until the value changes, by its own commit or from outside.
  const range = draft?.of[0] === low && draft.of[1] === high ? draft.range : value;

  useEffect(() => {
    latest.current = [low, high];
  }, [low, high]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const move = (knob: 0 | 1, to: number) => {
    const next = place(latest.current, knob, Math.min(max, Math.max(min, to)));
    if (next[0] === latest.current[0] && next[1] === latest.current[1]) return;
    latest.current = next;
    setDraft({ of: value, range: next });
  };
  const commit = () => {
    window.clearTimeout(timer.current);
    if (latest.current[0] !== low || latest.current[1] !== high) onCommit(latest.current);
  };
  const valueUnder = (event: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect();
    if (!box || box.width === 0) return min;
    return min + Math.floor(((event.clientX - box.left) / box.width) * (max - min + 1));
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const knob = nearerKnob(latest.current, valueUnder(event), max);
    held.current = knob;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    event.currentTarget
      .querySelectorAll<HTMLElement>('[role="slider"]')
      [knob]?.focus({ preventScroll: true });
    move(knob, valueUnder(event));
  };
  const release = () => {
    if (held.current === null) return;
    held.current = null;
    commit();
  };
  const press = (knob: 0 | 1) => (event: KeyboardEvent) => {
    const to =
      event.key === 'Home'
        ? min
        : event.key === 'End'
          ? max
          : latest.current[knob] + (steps.get(event.key) ?? Number.NaN);
    if (Number.isNaN(to)) return;
    event.preventDefault();
    move(knob, to);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(commit, pause);
  };

  const share = (at: number) => `${((at - min + 0.5) / (max - min + 1)) * 100}%`;
  const knobs = [
    { name: props.lowLabel, at: range[0], from: min, to: range[1] },
    { name: props.highLabel, at: range[1], from: range[0], to: max },
  ] as const;
  return (
    <div
      className="range"
      role="group"
      aria-label={label}
      data-small={props.isSmall || undefined}
      data-off={off === undefined ? undefined : true}
      style={{ '--low': share(range[0]), '--high': share(range[1]), '--track': track } as CSSProperties}
      onPointerDown={grab}
      onPointerMove={(event) => held.current !== null && move(held.current, valueUnder(event))}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div className="range-rail" ref={rail} />
      <div className="range-chosen" />
      {gaps.map((at) => (
        <span key={at} className="range-gap" style={{ left: `${((at - min) / (max - min + 1)) * 100}%` }} />
      ))}
      {off === undefined ? null : (
        <span id={offId} className="sr-only">
          {off}
        </span>
      )}
      {knobs.map((knob, index) => (
        <div
          key={knob.name}
          className="range-knob"
          style={{ left: share(knob.at) }}
          role="slider"
          tabIndex={0}
          aria-label={knob.name}
          aria-describedby={off === undefined ? undefined : offId}
          aria-valuemin={knob.from}
          aria-valuemax={knob.to}
          aria-valuenow={knob.at}
          aria-valuetext={valueText(knob.at, range)}
          onKeyDown={press(index as 0 | 1)}
        >
          <b aria-hidden="true">{valueText(knob.at, range)}</b>
          {renderKnob?.(knob.at, range) ?? <span className="range-dot" />}
        </div>
      ))}
      {ticks.map((tick) => (
        <span
          key={tick.at}
          aria-hidden="true"
          className="range-tick"
          data-minor={tick.minor || undefined}
          style={{ left: share(tick.at) }}
        >
          {tick.label}
        </span>
      ))}
    </div>
  );
}

function place([low, high]: Range, knob: 0 | 1, to: number): Range {
  return knob === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)];
}

/** Of two knobs on one spot the one that can go towards the pointer, and at the right end the lower one. */
function nearerKnob([low, high]: Range, at: number, max: number): 0 | 1 {
  if (low === high) return at < low || low === max ? 0 : 1;
  return Math.abs(at - low) <= Math.abs(at - high) ? 0 : 1;
}
