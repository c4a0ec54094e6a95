import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderOf, freePort, type Running, startServer } from './programs.ts'

/** A proxy of one's own before some nodes, set up as docs/operations.md says, without TLS. */
export interface Nginx extends Running {
  port: number
}

const configOf = (folder: string, port: number, nodes: readonly number[]): string => `
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 16000; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream gauntlet {
    ${nodes.map(node => `server 127.0.0.1:${node} max_fails=1 fail_timeout=5s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 11m;
    # A browser asks again where a connection ends after a thousand requests; what measures here does not.
    keepalive_requests 1000000000;
    location / {
      proxy_pass http://gauntlet;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_read_timeout 60s;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 2;
    }
    location ~* ^/(metrics|dev)(/|$) { return 404; }
  }
}
`

/** The nginx of this machine; on a Debian without it and with root's rights, Debian's. */
export async function startNginx(nodes: readonly number[]): Promise<Nginx> {
  const program = join(folderOf({ programs: ['nginx'], package: 'nginx-light' }), 'nginx')
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-nginx-'))
  for (const name of ['body', 'proxy']) mkdirSync(join(folder, name), { mode: 0o777 })
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  // Started by root, it hands its work to a user who has to reach its folders.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(file, user + configOf(folder, port, nodes))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      reply => reply.ok,
      () => false,
    )
  return { port, ...(await startServer(program, ['-c', file, '-e', 'stderr'], { folder, answers })) }
}
