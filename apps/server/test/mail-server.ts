import { createServer, type AddressInfo, type Server } from 'node:net';

/** A mail server that accepts every message, or defers each one. */
export class MailServer {
  readonly messages: string[] = [];
  isBusy = false;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((socket) => {
      let text = '';
      let message: string | undefined;
      const say = (line: string) => socket.write(`${line}\r\n`);
      say('220 mail.example ready');
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        text += chunk.toString('utf8');
        for (;;) {
          if (message !== undefined) {
            const end = text.indexOf('\r\n.\r\n');
            if (end < 0) return;
            this.messages.push(text.slice(0, end));
            text = text.slice(end + 5);
            message = undefined;
            say('250 taken');
            continue;
          }
          const end = text.indexOf('\r\n');
          if (end < 0) return;
          const command = text.slice(0, end).toUpperCase();
          text = text.slice(end + 2);
          if (command === 'DATA') {
            message = '';
            say('354 go on');
          } else if (command === 'QUIT') {
            say('221 bye');
            socket.end();
          } else if (command.startsWith('MAIL') && this.isBusy) say('451 try later');
          else say('250 ok');
        }
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}?ignoreTLS=true`;
  }

  close(): void {
    this.#server.close();
  }
}
