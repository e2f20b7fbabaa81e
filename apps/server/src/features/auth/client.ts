import type { FastifyRequest } from 'fastify';
import { type Language } from '@rondo/contract/languages';
import { acceptedLanguage } from '../../platform/http/accepted-language.ts';

/** Where a call of a visitor comes from, and in what language to write to them. */
export type Client = { readonly ip: string; readonly userAgent: string; readonly language: Language };

export function clientOf(request: FastifyRequest): Client {
  return {
    ip: request.clientIp,
    userAgent: request.headers['user-agent'] ?? '',
    language: acceptedLanguage(request.headers['accept-language']),
  };
}
