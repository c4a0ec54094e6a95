// Challenges as a service of NestJS would read and write them with TypeORM: entities in, entities out.
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common'
import { DAY } from '@gauntlet/contract/time'
import { randomUUID } from 'node:crypto'
import { DataSource, type SelectQueryBuilder } from 'typeorm'
import { accepting } from '../floor/queries.ts'
import * as tables from './entities.ts'

const PAGE = 20

const withPeople = (asked: SelectQueryBuilder<tables.Challenge>) =>
  asked
    .innerJoinAndSelect('challenge.sport', 'sport')
    .innerJoinAndSelect('challenge.players', 'player')
    .innerJoinAndSelect('player.user', 'user')
    .leftJoinAndSelect('user.gender', 'gender')
    .leftJoinAndSelect('user.addresses', 'address', 'address.is_primary')
    .leftJoinAndSelect('user.ranks', 'rank', 'rank.sport_id = challenge.sport')

export class Challenges {
  private readonly source: DataSource

  constructor(source: DataSource) {
    this.source = source
  }

  private asked() {
    return withPeople(this.source.getRepository(tables.challenges).createQueryBuilder('challenge'))
  }

  /** Those that wait for a player's answer, the next first, and how many there are. */
  async pending(viewerId: string): Promise<[tables.Challenge[], number]> {
    return this.asked()
      .innerJoin('challenge.players', 'mine', 'mine.user_id = :viewerId', { viewerId })
      .where(
        `(challenge.status = '1' and mine.state in ('pending', 'accepted'))
        or (challenge.status = '2' and mine.state = 'pending')`,
      )
      .orderBy('challenge.start_at')
      .addOrderBy('challenge.id')
      .take(PAGE)
      .getManyAndCount()
  }

  async one(id: string): Promise<tables.Challenge> {
    const found = await this.asked().where('challenge.id = :id', { id }).orderBy('player.place').getOne()
    if (!found) throw new NotFoundException()
    return found
  }

  async accept(viewerId: string, id: string): Promise<tables.Challenge> {
    await this.source.transaction(async tx => {
      const challenge = await tx.findOne(tables.challenges, { where: { id }, lock: { mode: 'pessimistic_write' } })
      if (challenge?.status !== '1') throw new ConflictException()
      const { issuer_id: issuerId, start_at: start } = challenge
      const players = await tx.findBy(tables.players, { challenge_id: id })
      const issuer = await tx.findOneByOrFail(tables.users, { id: issuerId })
      await tx.save(tables.challenges, { ...challenge, status: '2', becomes: '3', becomes_at: start, due_at: start })
      await tx.save(
        tables.players,
        players.map(player => {
          const accepts = player.user_id === viewerId
          return { ...player, status: '2', unseen: !accepts, ...(accepts && { state: 'accepted' }) }
        }),
      )
      const now = new Date()
      const words = `Your challenge of ${start.toISOString()} has been accepted.`
      await tx.insert(tables.notices, {
        id: randomUUID(),
        user_id: issuerId,
        kind: 'challenges',
        name: 'accepted',
        actor_id: viewerId,
        params: { when: start },
        link: `/challenge/issue/${id}`,
        created_at: now,
      })
      await tx.insert(tables.mails, {
        id: randomUUID(),
        recipient: issuer.email ?? '',
        subject: 'A challenge has been accepted',
        text_body: words,
        html_body: `<p>${words}</p>`,
        headers: {},
        created_at: now,
        // As of the floor, nobody takes it.
        due_at: new Date(now.getTime() + 365 * DAY),
        class: 'notice',
        player_id: issuerId,
      })
      await tx.query(accepting.versions.text, [[viewerId, issuerId]])
    })
    return this.one(id)
  }
}

Injectable()(Challenges)
Inject(DataSource)(Challenges, undefined, 0)
