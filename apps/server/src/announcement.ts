import type { Config } from './platform/config.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/fill.ts';

/** What a start found and did. */
export interface StartReport {
  /** Where to read e-mails when there is no mail server; null when there is no such page. */
  outboxUrl: string | null;
  /** Whether the database holds the demo data. */
  hasDemoPeople: boolean;
  /** Whether anyone can sign in, now or with a link that was sent. */
  hasAccount: boolean;
  /** Whether this start sent the first administrator a link. */
  isAdminInvited: boolean;
}

/** What the terminal shows once the server is up. */
export function announcement(config: Config, report: StartReport): string {
  const { publicUrl, firstAccount, smtpUrl, outsideIssuer } = config;
  const lines = [`Healzy is ready at ${publicUrl}`, `API reference: ${publicUrl}/reference`];
  if (config.databaseUrl === null) {
    lines.push(
      `Embedded PostgreSQL in ${config.dataDir}: for one process on one machine. DATABASE_URL names a server instead.`,
    );
  }
  if (outsideIssuer === null) {
    if (report.hasDemoPeople) {
      lines.push('', `Demo log-ins (password ${DEMO_PASSWORD}):`);
      for (const { email, note } of DEMO_LOGINS) lines.push(`  ${email.padEnd(38)} ${note}`);
    }
    if (report.isAdminInvited && firstAccount !== null) {
      lines.push('', `${firstAccount.email} was invited to administer "${firstAccount.accountName}".`);
    }
    if (report.outboxUrl !== null) {
      lines.push('', `Invitations and password resets (without SMTP_URL): ${report.outboxUrl}`);
    } else if (smtpUrl === null) {
      lines.push('', 'Invitations and password resets wait until SMTP_URL names a mail server.');
    }
  }
  if (!report.hasAccount) {
    lines.push(
      '',
      'There is no account yet: set FIRST_ADMIN_EMAIL and FIRST_ACCOUNT_NAME and start again, or DEMO_DATA=true for invented people.',
    );
  }
  return `\n${lines.join('\n')}\n\n`;
}
