import { notFound } from '@tanstack/react-router';

/** The `$id` of a path: a positive whole number; anything else is an unknown page. */
export const idParam = {
  parse: ({ id }: { id: string }) => {
    if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
    return { id: Number(id) };
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};
