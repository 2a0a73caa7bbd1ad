/** A mail server that accepts everything and sends its parent process the times, with as little work as possible. */
import net from 'node:net';

export type Accepted = { recipient: string; at: number };

const mailEnd = '\r\n.\r\n';

function serve(socket: net.Socket): void {
  let text = '';
  let recipient = '';
  let isMail = false;
  socket.setEncoding('latin1');
  socket.setNoDelay(true);
  socket.on('error', () => {});
  socket.write('220 sink\r\n');
  const answer = (line: string): string => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? '';
    isMail = verb === 'DATA';
    if (verb === 'QUIT') socket.end();
    if (verb === 'EHLO') return '250-sink\r\n250 PIPELINING\r\n';
    return isMail ? '354 go on\r\n' : '250 sink\r\n';
  };
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (;;) {
      const at = text.indexOf(isMail ? mailEnd : '\r\n');
      if (at < 0) return;
      const part = text.slice(0, at);
      text = text.slice(at + (isMail ? mailEnd.length : 2));
      if (isMail) {
        isMail = false;
        process.send?.({ recipient, at: Date.now() } satisfies Accepted);
        socket.write('250 accepted\r\n');
      } else socket.write(answer(part));
    }
  });
}

const server = net.createServer(serve).listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as net.AddressInfo).port });
});
process.once('disconnect', () => process.exit(0));
