import { formatAccuracy } from '@rondo/domain/format';

/** A fraction as percent; exactly 1 is golden. */
export function Accuracy({ value }: { value: number }) {
  return <span className={value === 1 ? 'font-semibold text-gold' : undefined}>{formatAccuracy(value)}</span>;
}
