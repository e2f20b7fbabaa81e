import { decimal } from '@rondo/domain/format';
import type { Reply } from '../../../lib/api/contract.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ReceiptIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { PersonText } from '../../../ui/PersonText.tsx';
import './SuggestionList.css';

type Suggestion = NonNullable<Reply<'rating'>['suggestions']>[number];

/** Difficulties that people's wheels gave a level: who, what, and whether it was drawn here. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useTranslation('wheels');
  return (
    <section aria-label={t('suggestions.title')}>
      <h3 className="over mb-1">{t('suggestions.title')}</h3>
      <ul className="suggestions">
        {suggestions.map((suggestion) => (
          <Row key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
    </section>
  );
}

function Row({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation('wheels');
  const { user, difficulty, baseScore, comment, drawn, createdAt } = suggestion;
  return (
    <li>
      <Avatar sources={[user.avatarUrl]} name={user.nickname} size={32} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <b className="ell font-semibold" title={`@${user.username}`}>
          <PersonText of={user.nickname} />
        </b>
        <Chip icon={drawn ? ReceiptIcon : undefined} shape={drawn ? undefined : 'outline'}>
          {t(drawn ? 'suggestions.drawn' : 'suggestions.notDrawn')}
        </Chip>
        <TimeAgo at={createdAt} className="text-12 text-faint" />
      </span>
      <DifficultyBadge of={difficulty} size={28} />
      {comment === '' && baseScore === null ? null : (
        <p className="col-[2/-1] wrap-anywhere text-muted">
          <PersonText of={comment} />
          {baseScore === null ? null : (
            <span className="tabular-nums">
              {' '}
              {t('suggestions.baseScore', { value: decimal(baseScore, 2) })}
            </span>
          )}
        </p>
      )}
    </li>
  );
}
