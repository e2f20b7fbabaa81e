import { checkReceipt, type Receipt, type Sealed } from '@rondo/domain/play';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon, CheckIcon, CopyIcon, ReceiptIcon } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import { CaseBar } from './CaseBar.tsx';
import { holdReceipt } from './held-receipt.ts';
import './ReceiptTicket.css';
import { webHashes } from './web-hashes.ts';
import { outcomeWords, workings } from './workings.ts';
import { listed } from '../../../lib/i18n/texts.ts';

export interface ReceiptTicketProps {
  /** As the server answered it; `id` and `at` are shown where it has them. */
  receipt: Receipt & { readonly id?: number; readonly at?: string };
  /** What this browser knew before the draw. */
  sealed: Sealed;
  /** What came of it, as people call it. */
  result?: ReactNode;
  /** Leads to the page that shows how to check it by hand; that page itself has none. */
  hasGuide?: boolean;
}

/** A draw with all that it was made of, and the button that works it out again (docs/rules/play.md#receipt). */
export function ReceiptTicket({ receipt, sealed, result, hasGuide = true }: ReceiptTicketProps) {
  const { t, language } = useTranslation('draws');
  const [isChecked, setChecked] = useState(false);
  const text = JSON.stringify(receipt, null, 2);
  const copy = async () => {
    try {
      await copyText(text);
      toast.success(t('copied'));
    } catch {
      toast.danger(t('copyFailed'));
    }
  };
  const at = receipt.at === undefined ? null : new Date(receipt.at);
  return (
    <section className="receipt" aria-label={t('receipt')}>
      <div className="flex flex-wrap items-center gap-3 px-6 py-4 max-md:p-4">
        <Icon of={ReceiptIcon} />
        <div className="min-w-0 grow">
          <h3>{receipt.id === undefined ? t('receipt') : t('number', { number: receipt.id })}</h3>
          <p className="text-12 text-faint tabular-nums">
            {listed([
              ...(at ? [at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'medium' })] : []),
              t(`kind.${receipt.table.kind}`),
            ])}
          </p>
        </div>
        {result ? <div className="font-semibold">{result}</div> : null}
      </div>
      <div className="receipt-cut" />
      <div className="px-6 pt-3 pb-6 max-md:px-4 max-md:pb-4">
        <dl>
          <Line label={t('sealedBefore')}>
            <span className="receipt-hex">{receipt.commitment}</span>
          </Line>
          <Line label={t('yourNumber')}>
            <span className="receipt-hex">{receipt.nonce}</span>{' '}
            <span className="text-12 text-faint">
              {sealed.nonce === null
                ? null
                : t(sealed.nonce === receipt.nonce ? 'fromBrowser' : 'fromServer')}
            </span>
          </Line>
          <Line label={t('secret')}>
            <span className="receipt-hex">{receipt.secret}</span>
          </Line>
          {workings(receipt).map(({ label, sum }) => (
            <Line key={label} label={t(`working.${label}`)}>
              <span className="tabular-nums">{sum}</span>
            </Line>
          ))}
          <Line label={t('result')}>
            <b className="font-semibold tabular-nums">{outcomeWords(receipt.outcome)}</b>
          </Line>
        </dl>
        {receipt.table.kind === 'case' ? (
          <CaseBar chances={receipt.table.chances} at={(receipt.draws[0] ?? 0) * 100} />
        ) : null}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button variant="primary" icon={CheckIcon} onClick={() => setChecked(true)}>
            {t('term.checkDraw')}
          </Button>
          <Button icon={CopyIcon} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {hasGuide ? (
            <a
              className="link md:ml-auto"
              href="/play/fair"
              target="_blank"
              rel="noopener"
              onClick={() => holdReceipt(text)}
            >
              {t('byHand')}
            </a>
          ) : null}
        </div>
        <div role="status">{isChecked ? <Checks receipt={receipt} sealed={sealed} /> : null}</div>
      </div>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="receipt-line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Checks({ receipt, sealed }: Pick<ReceiptTicketProps, 'receipt' | 'sealed'>) {
  const { t } = useTranslation('draws');
  const check = checkReceipt(receipt, sealed, webHashes);
  const fits = check.secret && check.nonce && check.outcome;
  const known = { ...check, seal: sealed.commitment, number: sealed.nonce };
  const lines = [
    ['secret', check.secret, known.seal === null ? 'secretAlone' : 'secret'],
    ...(known.number === null ? [] : [['nonce', check.nonce, 'nonce'] as const]),
    ['outcome', check.outcome, 'outcome'],
  ] as const;
  return (
    <ul className="receipt-checks mt-4 grid gap-1.5 px-4 py-3" data-fits={fits}>
      {lines.map(([name, isRight, text]) => (
        <li key={name}>
          <Icon of={isRight ? CheckIcon : AlertIcon} size={18} className="mt-px" />
          {t(isRight ? `fits.${text}` : `wrong.${name}`)}
        </li>
      ))}
    </ul>
  );
}
