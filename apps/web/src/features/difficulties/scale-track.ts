import { pguAt, pguColour, SLIDER_MAX, SLIDER_MIN } from '@rondo/domain/difficulties';

const values = Array.from({ length: SLIDER_MAX - SLIDER_MIN + 1 }, (_, index) => SLIDER_MIN + index);

/** The PGU colours side by side, as the background of a slider's track. */
export const scaleTrack = `linear-gradient(90deg, ${values
  .map((value, index) => {
    const step = pguAt(value);
    const from = (index / values.length) * 100;
    const to = ((index + 1) / values.length) * 100;
    return `${pguColour(step)} ${from.toFixed(2)}% ${to.toFixed(2)}%`;
  })
  .join(', ')})`;
