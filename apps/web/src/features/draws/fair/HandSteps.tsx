import type { Receipt } from '@rondo/domain/play';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { webHashes } from '../receipt/web-hashes.ts';
import { workings } from '../receipt/workings.ts';

const TWO_TO_52 = '4503599627370496';

/** The same work as the button does, with tools that every system has. */
export function HandSteps({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('pages/fair');
  const { secret, nonce, commitment, draws } = receipt;
  if (!/^([0-9a-f]{2})+$/.test(secret)) return null;
  return (
    <section className="grid gap-4" aria-labelledby="by-hand">
      <h2 id="by-hand">{t('byHand')}</h2>
      <ol className="grid gap-6">
        <Step title={t('step.seal')} command={`printf ${secret} | xxd -r -p | sha256sum`}>
          {t('step.sealMeans')} <code className="receipt-hex">{commitment}</code>
        </Step>
        <Step
          title={t('step.draws')}
          command={draws
            .map(
              (_, index) =>
                `printf '%s' '${nonce.replaceAll("'", "'\\''")}:${index}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${secret}`,
            )
            .join('\n')}
        >
          {t('step.drawsMeans', { divisor: TWO_TO_52 })}
          <ul className="mt-2 grid gap-1">
            {draws.map((draw, index) => (
              <DrawnNumber
                key={`${index} ${draw}`}
                hash={webHashes.hmacSha256(secret, `${nonce}:${index}`)}
              />
            ))}
          </ul>
        </Step>
        <Step title={t('step.outcome')}>
          {t(`table.${receipt.table.kind}`)}
          <ul className="mt-2 grid gap-1 tabular-nums">
            {workings(receipt).map(({ label, sum }) => (
              <li key={label}>{sum}</li>
            ))}
          </ul>
        </Step>
      </ol>
    </section>
  );
}

function DrawnNumber({ hash }: { hash: string }) {
  const first = hash.slice(0, 13);
  const number = Number.parseInt(first, 16);
  return (
    <li className="receipt-hex">
      <b className="text-text">{first}</b>
      {hash.slice(13)} → {number} ÷ {TWO_TO_52} = {(number / Number(TWO_TO_52)).toFixed(9)}
    </li>
  );
}

function Step({ title, command, children }: { title: string; command?: string; children: ReactNode }) {
  return (
    <li className="grid gap-2">
      <h3>{title}</h3>
      {command === undefined ? null : (
        <pre className="receipt-command">
          <code>{command}</code>
        </pre>
      )}
      <div>{children}</div>
    </li>
  );
}
