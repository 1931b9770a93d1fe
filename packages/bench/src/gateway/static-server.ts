/** Entry point of a process that sends one file from the disk, as it is: what this machine can do at all. `static-server.ts <port> <file>` */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

const [port = '0', file = ''] = process.argv.slice(2);
const { size } = statSync(file);

createServer((request, response) => {
  if (request.url === '/ready') return void response.end('ready');
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': size });
  createReadStream(file).pipe(response);
}).listen(Number(port), '127.0.0.1');
