// The peer: a list, a challenge by id and an accept as a team would write them that takes NestJS with its Fastify and
// TypeORM. As in the floor no rule is asked, nobody is hidden, nothing is settled by time.
import 'reflect-metadata'
import { createHash, randomUUID } from 'node:crypto'
import {
  type CanActivate,
  Controller,
  type ExecutionContext,
  Get,
  Inject,
  Injectable,
  Module,
  Param,
  Req,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { DataSource, MoreThan } from 'typeorm'
import { Challenges } from './challenges.ts'
import { entities, sessions } from './entities.ts'
import { shownChallenge } from './shown.ts'

/** Of each request that is answered, the player. */
const viewers = new WeakMap<object, string>()

function viewerOf(request: object): string {
  const id = viewers.get(request)
  if (id === undefined) throw new UnauthorizedException()
  return id
}

class SessionGuard implements CanActivate {
  private readonly source: DataSource

  constructor(source: DataSource) {
    this.source = source
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<{ headers: { authorization?: string } }>()
    const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
    const found =
      token !== undefined &&
      (await this.source.getRepository(sessions).findOne({
        where: { token_hash: createHash('sha256').update(token).digest(), expires_at: MoreThan(new Date()) },
        relations: { user: true },
      }))
    if (!found || found.user.suspended_at || !found.user.verified_at) throw new UnauthorizedException()
    viewers.set(request, found.user.id)
    return true
  }
}

class ChallengesController {
  private readonly challenges: Challenges

  constructor(challenges: Challenges) {
    this.challenges = challenges
  }

  async pending(request: object) {
    const [listed, total] = await this.challenges.pending(viewerOf(request))
    return { success: true, payload: { challenges: listed.map(shownChallenge), total_count: total } }
  }

  async view(id: string) {
    return { success: true, payload: shownChallenge(await this.challenges.one(id)) }
  }

  async accept(request: object, id: string) {
    return { success: true, payload: shownChallenge(await this.challenges.accept(viewerOf(request), id)) }
  }
}

/** As `@Get(path)` above a method. */
function route(method: 'pending' | 'view' | 'accept', path: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(ChallengesController.prototype, method)
  if (descriptor) Get(path)(ChallengesController.prototype, method, descriptor)
}

Injectable()(SessionGuard)
Inject(DataSource)(SessionGuard, undefined, 0)
Controller('api/challenges')(ChallengesController)
UseGuards(SessionGuard)(ChallengesController)
Inject(Challenges)(ChallengesController, undefined, 0)
route('pending', 'pending')
Req()(ChallengesController.prototype, 'pending', 0)
route('view', 'view/:id')
Param('id')(ChallengesController.prototype, 'view', 0)
route('accept', 'updateStatus/:id/accepted')
Req()(ChallengesController.prototype, 'accept', 0)
Param('id')(ChallengesController.prototype, 'accept', 1)

// oxlint-disable-next-line typescript/no-extraneous-class -- a module of NestJS is a class, whatever is in it
class Peer {}

/** The headers and the log of the floor. */
function answeredAlike(adapter: FastifyAdapter): void {
  const app = adapter.getInstance()
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-request-id': request.id,
      'cache-control': 'private, no-cache',
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ url: request.url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
  })
}

export async function buildPeer(url: string): Promise<NestFastifyApplication> {
  const source = await new DataSource({
    type: 'postgres',
    url,
    entities,
    poolSize: 8,
    extra: { idleTimeoutMillis: 0 },
  }).initialize()
  Module({
    controllers: [ChallengesController],
    providers: [Challenges, SessionGuard, { provide: DataSource, useValue: source }],
  })(Peer)
  const adapter = new FastifyAdapter({
    logger: { level: 'info' },
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
  })
  answeredAlike(adapter)
  return NestFactory.create<NestFastifyApplication>(Peer, adapter, { logger: ['error', 'warn'] })
}
