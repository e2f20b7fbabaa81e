import { singlesOf } from '@rondo/domain/ratings';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RatingBadges, readRating, useDifficulties } from '../../difficulties/index.ts';
import { commandKey } from '../command-key.ts';
import { HelpKeys } from './HelpKeys.tsx';
import './RatingHelpDialog.css';

const formats = [
  ['G12', 'one'],
  ['U12~U14', 'range'],
  ['P12-14', 'short'],
  ['U12~-2', 'special'],
  ['U12--21', 'twoMinus'],
] as const;

/** How to write a rating, what becomes of it, and the keys of the rating page and its popup. */
export function RatingHelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages/rating-help');
  const difficulties = useDifficulties();
  return (
    <Dialog title={t('term.help')} width="44rem" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */}
      <div className="grid gap-6" role="region" aria-label={t('term.help')} tabIndex={0}>
        <Section title={t('formats.title')}>
          <dl className="rating-formats">
            {formats.map(([text, meaning]) => {
              const rating = readRating(text, difficulties);
              return (
                <div key={text}>
                  <dt className="mono">{text}</dt>
                  <dd>
                    <span className="w-15 flex-none">
                      {rating ? (
                        <RatingBadges singles={singlesOf(rating)} difficulties={difficulties} size={28} />
                      ) : null}
                    </span>
                    {t(`formats.${meaning}`)}
                  </dd>
                </div>
              );
            })}
          </dl>
          <p className="text-12 text-muted">{t('forms')}</p>
        </Section>
        <Section title={t('average.title')}>
          <ol className="rating-help-list grid list-decimal gap-1.5 pl-5 text-muted">
            {(['range', 'mean', 'special', 'apart'] as const).map((step) => (
              <li key={step}>{t(`average.${step}`)}</li>
            ))}
          </ol>
        </Section>
        <Section title={t('needs.title')}>
          <Points of={(['format', 'comment', 'special'] as const).map((need) => t(`needs.${need}`))} />
        </Section>
        <Section title={t('filters.title')}>
          <Points of={(['rated', 'low', 'four'] as const).map((filter) => t(`filters.${filter}`))} />
        </Section>
        <Section title={t('extras.title')}>
          <Points
            of={(['spread', 'disagree', 'next', 'blind', 'link'] as const).map((extra) =>
              t(`extras.${extra}`),
            )}
          />
        </Section>
        <Section title={t('keys.title')}>
          <HelpKeys
            shortcuts={[
              { keys: [commandKey, 'Enter'], does: t('keys.save') },
              { keys: ['↑', '↓', 'Enter'], does: t('keys.choose') },
              { keys: ['Alt', '↑', '↓'], does: t('keys.move') },
              { keys: ['Esc'], does: t('keys.close') },
              { keys: ['Ctrl', 'Alt', 'R'], does: t('keys.reload') },
            ]}
          />
          <p className="text-12 text-faint">{t('keys.then')}</p>
        </Section>
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Points({ of }: { of: readonly string[] }) {
  return (
    <ul className="rating-help-list grid list-disc gap-1.5 pl-5 text-muted">
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
