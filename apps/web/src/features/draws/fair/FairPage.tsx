import { readReceipt } from '@rondo/domain/play';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/Page.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { HandSteps } from './HandSteps.tsx';
import { heldReceipt } from '../receipt/held-receipt.ts';
import { ReceiptTicket } from '../receipt/ReceiptTicket.tsx';

/** What anyone who opens a receipt here knows before the draw: nothing. */
const nothingKnown = { commitment: null, nonce: null };

/** How draws are kept fair, and how to work one out again by hand. */
export function FairPage() {
  const { t } = useTranslation('pages/fair');
  const [pasted, setPasted] = useState(heldReceipt);
  const receipt = readReceipt(pasted);
  return (
    <Page title={t('title')} description={t('description')} width="form">
      <div className="grid gap-8">
        <ol className="grid list-decimal gap-2 pl-6">
          <li>{t('sealed')}</li>
          <li>{t('yours')}</li>
          <li>{t('opened')}</li>
        </ol>
        <TextArea
          label={t('paste')}
          hint={t('pasteHint')}
          error={pasted.trim() !== '' && receipt === null ? t('noReceipt') : undefined}
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        {receipt === null ? null : (
          <>
            <ReceiptTicket receipt={receipt} sealed={nothingKnown} hasGuide={false} key={pasted} />
            <HandSteps receipt={receipt} />
          </>
        )}
      </div>
    </Page>
  );
}
