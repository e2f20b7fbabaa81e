import { JUDGEMENT_KEYS, type Judgements } from '@rondo/domain/passes';
import './JudgementBar.css';

/** How the judgements share a pass; roots instead of counts, so that a single miss is still seen. */
export function JudgementBar({ judgements }: { judgements: Judgements }) {
  return (
    <div className="judgement-bar" aria-hidden="true">
      {JUDGEMENT_KEYS.filter((key) => judgements[key] > 0).map((key) => (
        <i key={key} className={`judgement-bar-${key}`} style={{ flexGrow: Math.sqrt(judgements[key]) }} />
      ))}
    </div>
  );
}
