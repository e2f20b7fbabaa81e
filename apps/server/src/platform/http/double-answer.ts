import { type JsonText, jsonText } from './reply.ts';

/** A write's reply: the bare thing, the same once more under its name, and a message. `text` is an object. */
export function doubleAnswer(name: string, text: string, message: string): JsonText {
  return jsonText(`${text.slice(0, -1)},"${name}":${text},"message":${JSON.stringify(message)}}`);
}

/** A message, and the thing under its name. `text` is JSON. */
export function namedAnswer(name: string, text: string, message: string, more: object = {}): JsonText {
  return jsonText(`${JSON.stringify({ message, ...more }).slice(0, -1)},"${name}":${text}}`);
}
