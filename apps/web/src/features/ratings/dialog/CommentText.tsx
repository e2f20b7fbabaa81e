import { Fragment, useState } from 'react';
import { scriptLanguage } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextLink } from '../../../ui/Link.tsx';

/** From so many characters or lines on a comment is folded to three lines. */
const LONG = 200;
const LINES = 3;

/** What somebody wrote, `#123` as a link to that level; long texts are folded. */
export function CommentText({ text }: { text: string }) {
  const { t } = useTranslation('components');
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > LINES;
  return (
    <div className="col-[2/-1] wrap-anywhere whitespace-pre-line text-muted">
      <p dir="auto" lang={scriptLanguage(text)} className={isLong && !isWhole ? 'line-clamp-3' : undefined}>
        {splitAtLevels(text).map(({ at, words, levelId }) => (
          <Fragment key={at}>
            {levelId === null ? (
              words
            ) : (
              <TextLink
                to="/levels/$id"
                params={{ id: levelId }}
                target="_blank"
                rel="noopener"
                className="underline"
              >
                {words}
                <span className="sr-only"> {t('link.newTab')}</span>
              </TextLink>
            )}
          </Fragment>
        ))}
      </p>
      {isLong ? (
        <button
          type="button"
          className="link min-h-6 text-12"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('less') : t('more')}
        </button>
      ) : null}
    </div>
  );
}

interface Piece {
  at: number;
  words: string;
  levelId: number | null;
}

function splitAtLevels(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: words, index, groups } of text.matchAll(/(?<![\w#&/])#(?<id>[1-9]\d{0,8})\b/g)) {
    if (index > end) pieces.push({ at: end, words: text.slice(end, index), levelId: null });
    pieces.push({ at: index, words, levelId: Number(groups?.id) });
    end = index + words.length;
  }
  if (end < text.length) pieces.push({ at: end, words: text.slice(end), levelId: null });
  return pieces;
}
