import type { FastifyBaseLogger } from 'fastify';
import type { SmsWebhook } from './config.ts';

/** Sends text messages to telephones. Another service than a webhook is another function that returns this. */
interface SmsSender {
  /** @returns whether the service took the message; whether it arrives is the service's */
  send(message: { to: string; text: string }): Promise<boolean>;
}

declare module './services.ts' {
  interface Services {
    /** How text messages are sent; null where none are. */
    sms: SmsSender | null;
  }
}

/** How long the service may take, in milliseconds: somebody waits for the answer. */
const PATIENCE_MS = 5000;

/**
 * Sends each message as `POST {"to", "text"}` with the secret as a bearer token, for a service or a few lines of code that
 * pass it on. Any status of 2xx means that it was taken.
 */
export function webhookSms(
  { url, secret }: SmsWebhook,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): SmsSender {
  return {
    async send({ to, text }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
          body: JSON.stringify({ to, text }),
          signal: AbortSignal.timeout(PATIENCE_MS),
          // Elsewhere the secret would go along.
          redirect: 'error',
        });
        if (response.ok) log.info({ event: 'sms-sent' }, 'SMS sent');
        else log.warn({ event: 'sms-failed', status: response.status }, 'SMS not taken');
        return response.ok;
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'UNKNOWN';
        log.warn({ event: 'sms-failed', reason }, 'SMS not sent');
        return false;
      }
    },
  };
}
