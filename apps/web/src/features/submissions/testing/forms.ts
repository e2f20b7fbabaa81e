import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.tsx';
import { answer } from '../../../testing/wire.ts';

export const link = 'https://www.youtube.com/watch?v=tdig-B8QVKo';

/** What the site finds out about that video. */
export const details = {
  title: 'Glass Meridian, no miss',
  channelName: 'KORALIK',
  timestamp: '2026-02-01T10:00:00.000Z',
  image: '',
  embed: '',
  pfp: null,
  link,
  downloadLink: 'https://drive.google.com/file/d/abc/view',
};

const submitted = { success: true, message: '', submissionId: 12 };

/** What a form submitted, call by call. */
export function answerSubmissions(reply: () => Response | typeof submitted = () => submitted) {
  const submissions: { type: string | null; key: string | null; body: unknown }[] = [];
  answer('submitForm', ({ body }, { headers }) => {
    submissions.push({ type: headers.get('X-Form-Type'), key: headers.get('Idempotency-Key'), body });
    return reply();
  });
  return submissions;
}

/** The form of a kind, with what a person does to it. */
export async function openForm(kind: 'level' | 'pass') {
  const { user, router } = await renderApp({ path: `/submission/${kind}`, viewer: {} });
  const video = await screen.findByRole('textbox', { name: /Video link/ });
  /** One paste instead of a key at a time. */
  const enter = async (element: HTMLElement, text: string) => {
    await user.click(element);
    await user.paste(text);
  };
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const box = (name: RegExp) => screen.getByRole('combobox', { name });
  const submit = () => user.click(screen.getByRole('button', { name: `Submit ${kind}` }));
  return { user, router, video, enter, field, box, submit };
}
