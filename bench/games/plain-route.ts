import fastify from 'fastify';
import pg from 'pg';

/**
 * What a reveal is measured against: a bare Fastify route with one indexed update of the same table. In a process of
 * its own.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = fastify();
const body = {
  type: 'object',
  required: ['gameId', 'tileIndex'],
  properties: { gameId: { type: 'string' }, memberId: { type: 'string' }, tileIndex: { type: 'integer' } },
};
app.post<{ Body: { memberId: string; gameId: string; tileIndex: number } }>('/reveal', { schema: { body } }, async ({ body: asked }) => {
  const { rows } = await pool.query(
    `update rounds set revealed = revealed || $3::smallint, changed_at = clock_timestamp() where member_id = $1 and id = $2 returning revealed`,
    [asked.memberId, asked.gameId, asked.tileIndex],
  );
  return rows[0] as object;
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ msg: 'listening', level: 30, port: Number(new URL(address).port) })}\n`);
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
