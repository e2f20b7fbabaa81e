import type { JudgementKey } from '@rondo/domain/passes';
import { formatCount } from '@rondo/domain/format';
import './JudgementCount.css';

const colours: Record<JudgementKey, string> = {
  earlyDouble: 'miss',
  earlySingle: 'far',
  ePerfect: 'near',
  perfect: 'perfect',
  lPerfect: 'near',
  lateSingle: 'far',
  lateDouble: 'miss',
};

/** One of the seven counts in its colour; zero is faint, because colour marks what happened. */
export function JudgementCount({ judgement, count }: { judgement: JudgementKey; count: number }) {
  return (
    <span className={count === 0 ? 'font-[450] text-faint' : `judgement-${colours[judgement]}`}>
      {formatCount(count)}
    </span>
  );
}
