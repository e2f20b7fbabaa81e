import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { type BadgeOf, DifficultyBadge } from '../../difficulties/index.ts';
import { playTick, playWin } from '../../draws/index.ts';
import { arc, CENTRE, HUB, OUTER, RIM, SQUARE, sector } from './geometry.ts';
import { degreesOf, EMBER_WAITS, ICE_WAITS, startIdling, startTurning } from './turning.ts';
import { sliceAt, type TurnPlan } from './turn-plan.ts';
import './Wheel.css';

export interface Slice {
  readonly label: string;
  readonly badge?: BadgeOf | undefined;
}

/** One turn of a wheel. A new one starts when the object is another. */
export interface Turn {
  /** Is told where the plate is, in degrees. */
  readonly plan: (from: number) => TurnPlan;
}

export interface WheelProps {
  /** The picture that turns. */
  plate: ReactNode;
  /** What passes the pointer, clockwise from the top of the plate; none where the picture has no slices. */
  slices: readonly Slice[];
  turn: Turn | null;
  isTurning: boolean;
  onRest: () => void;
  /** What the hub says while nothing passes. */
  hub: ReactNode;
  /** Turns slowly until its turn. */
  idles?: boolean;
  /** The colour of a slice too thin to be seen: it is drawn wide at the top, and the others step back. */
  won?: string | null;
  /** Steps back to 60 %. */
  isBack?: boolean;
  /** The turn is not to be had: the plate is dim. */
  isDim?: boolean;
  /** How much of a wait is left, 0 … 1, as a ring. */
  waiting?: number | null;
}

/** A plate with hub and pointer. Ember and ice ride its rim, and meet at the top when it rests. */
export function Wheel({
  plate,
  slices,
  turn,
  isTurning,
  onRest,
  hub,
  idles,
  won = null,
  ...rest
}: WheelProps) {
  const { isBack = false, isDim = false, waiting = null } = rest;
  const isStill = useReducedMotion();
  const turned = useRef<HTMLDivElement>(null);
  const ember = useRef<HTMLDivElement>(null);
  const ice = useRef<HTMLDivElement>(null);
  const passing = useRef<HTMLDivElement>(null);
  const rested = useRef(onRest);
  useEffect(() => {
    rested.current = onRest;
  });
  const isIdling = idles === true && turn === null && !isStill;
  useLayoutEffect(() => {
    if (!isIdling) return;
    const idling = there(turned.current);
    return startIdling(idling, degreesOf(idling));
  }, [isIdling]);
  useLayoutEffect(() => {
    if (turn === null) return;
    const moved = there(turned.current);
    const plan = turn.plan(isStill ? 0 : degreesOf(moved));
    const settle = () => {
      moved.style.transform = `rotate(${plan.rest}deg)`;
    };
    if (isStill) {
      settle();
      rested.current();
      return;
    }
    const discs = { ember: there(ember.current), ice: there(ice.current) };
    const cancel = startTurning({ plate: moved, ...discs }, plan);
    const unwatch = watchPassing(moved, passing.current, slices);
    const end = () => {
      window.clearTimeout(timer);
      unwatch();
      settle();
      cancel();
    };
    // A timer, not the animation, ends the turn: pages that are out of sight have no frames.
    const timer = window.setTimeout(() => {
      end();
      playWin();
      rested.current();
    }, plan.ms);
    return end;
  }, [turn, isStill, slices]);
  const isRested = turn !== null && !isTurning;
  const state = isTurning ? 'turning' : isRested ? 'rest' : 'idle';
  return (
    <div className="wheel-box" data-back={isBack || undefined}>
      <div className="wheel" data-state={state} aria-hidden="true">
        <Drawing>
          <circle className="wheel-scale" cx={CENTRE} cy={CENTRE} r={272} />
          <circle className="wheel-bed" cx={CENTRE} cy={CENTRE} r={252} />
        </Drawing>
        <div className="wheel-plate" data-dim={isDim || won !== null || undefined}>
          <div ref={turned} className="wheel-turned">
            {plate}
          </div>
        </div>
        <Drawing>
          {won === null ? null : <WonSlice colour={won} />}
          <circle className="wheel-edge" cx={CENTRE} cy={CENTRE} r={OUTER + 1} />
          <circle className="wheel-hub-bed" cx={CENTRE} cy={CENTRE} r={HUB} />
          {waiting === null ? null : <WaitRing left={waiting} />}
        </Drawing>
        {waiting === null ? (
          <>
            <Disc of={ember} tone="ember" waits={EMBER_WAITS} />
            <Disc of={ice} tone="ice" waits={ICE_WAITS} />
            <Drawing className="wheel-pointer">
              <path d="M280 12v26" />
            </Drawing>
          </>
        ) : null}
        <div className="wheel-hub">
          <Passing of={passing} slices={slices} />
          {isTurning && slices.length > 0 ? null : <div className="wheel-said">{hub}</div>}
        </div>
      </div>
    </div>
  );
}

function there(element: HTMLElement | null): HTMLElement {
  if (element === null) throw new Error('The wheel is not drawn.');
  return element;
}

function Drawing({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <svg className={`wheel-drawing ${className}`} viewBox={`0 0 ${SQUARE} ${SQUARE}`}>
      {children}
    </svg>
  );
}

function WonSlice({ colour }: { colour: string }) {
  return (
    <g className="wheel-won">
      <path d={sector(-4.2, 4.2)} fill="var(--bg-elevated)" />
      <path className="wheel-won-slice" d={sector(-3, 3, OUTER + 8)} fill={colour} />
    </g>
  );
}

function WaitRing({ left }: { left: number }) {
  return (
    <>
      <circle className="wheel-wait-road" cx={CENTRE} cy={CENTRE} r={RIM} />
      <path className="wheel-wait" d={arc(0, Math.min(359.9, 360 * left), RIM)} />
    </>
  );
}

/** A disc with the trail that it leaves; it rides by turning the layer that it stands on. */
function Disc({
  of,
  tone,
  waits,
}: {
  of: RefObject<HTMLDivElement | null>;
  tone: 'ember' | 'ice';
  waits: number;
}) {
  return (
    <div
      ref={of}
      className={`wheel-rider wheel-${tone}`}
      style={{ '--waits': `${waits}deg` } as CSSProperties}
    >
      <Drawing className="wheel-trail">
        <path d={arc(-64, -40, RIM)} strokeWidth={4} opacity={0.18} />
        <path d={arc(-42, -20, RIM)} strokeWidth={7} opacity={0.36} />
        <path d={arc(-22, 0, RIM)} strokeWidth={10} opacity={0.62} />
      </Drawing>
      <Drawing className="wheel-disc">
        <circle className="wheel-disc-body" cx={CENTRE} cy={CENTRE - RIM} r={18} />
        <circle className="wheel-disc-glint" cx={CENTRE - 5.8} cy={CENTRE - RIM - 5.8} r={4.9} />
      </Drawing>
    </div>
  );
}

/** What passes the pointer. All badges stand there before the first turn: one that is put in then would flicker. */
function Passing({ of, slices }: { of: RefObject<HTMLDivElement | null>; slices: readonly Slice[] }) {
  const haveBadges = slices.some(({ badge }) => badge !== undefined);
  return (
    <div ref={of} className="wheel-passing">
      {haveBadges ? (
        <div className="wheel-badges">
          {slices.map(({ label, badge }) => (
            <span key={label}>{badge ? <DifficultyBadge of={badge} size={64} decorative /> : null}</span>
          ))}
        </div>
      ) : null}
      <b className="line-clamp-3" />
    </div>
  );
}

/** A name stays so long at least, in milliseconds: long enough to be read while the wheel is fast. */
const NAME_STAYS = 130;

/** Names in the hub what passes the pointer; each change is heard. @returns what stops it */
function watchPassing(plate: HTMLElement, passing: HTMLElement | null, slices: readonly Slice[]): () => void {
  const name = passing?.querySelector('.wheel-name');
  if (!passing || !name || slices.length === 0) return () => undefined;
  const badges = passing.querySelectorAll('.wheel-badges > span');
  let shown = -1;
  let since = 0;
  let frame = 0;
  const look = (now: number) => {
    frame = requestAnimationFrame(look);
    if (now - since < NAME_STAYS) return;
    const index = sliceAt(degreesOf(plate), slices.length);
    if (index === shown) return;
    if (shown >= 0) playTick();
    badges[shown]?.removeAttribute('data-here');
    badges[index]?.setAttribute('data-here', '');
    name.textContent = slices[index]?.label ?? '';
    shown = index;
    since = now;
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    badges[shown]?.removeAttribute('data-here');
  };
}
