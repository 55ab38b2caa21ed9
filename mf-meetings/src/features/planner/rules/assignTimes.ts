import type { SlotKey } from './slotKey';

/** Whom one wants to meet, and when both sides could. */
export interface Wish {
  id: number;
  options: readonly SlotKey[];
}

export interface AssignTimesOptions {
  wishes: readonly Wish[];
  dateOf: (slot: SlotKey) => string;
  /** How many of the meetings may be on a day. */
  roomOn: (date: string) => number;
}

interface Arc {
  from: Node;
  to: Node;
  capacity: number;
  cost: number;
  flow: number;
}

interface Node {
  leaving: Arc[];
  arriving: Arc[];
  distance: number;
  /** The last step of the cheapest way here; backwards it takes a unit of flow off the arc. */
  step?: { arc: Arc; isBackwards: boolean };
}

/**
 * Finds a time for as many wishes as possible: each gets one of its own options, no slot is given twice, and no day gets more than it
 * has room for. Of all ways to do so for as many, it takes one whose slots are the earliest in sum (by their place in the order of all
 * slots). The same wishes always get the same times.
 *
 * Proof. Let each wish, slot and day be a node, with an arc of capacity 1 from the source to each wish, from a wish to each of its
 * options (at the cost of the slot's place) and from a slot to its day, and one of the day's room from the day to the sink. An integral
 * flow of value n is exactly an allowed assignment of n wishes, and costs the sum of their places. Augmenting along a cheapest path of
 * the residual network keeps a flow the cheapest of its value, since no cycle of negative cost comes about; and when no path is left the
 * flow is the largest there is (Ford and Fulkerson). All capacities are whole, so each step assigns one wish more.
 */
export function assignTimes({ wishes, dateOf, roomOn }: AssignTimesOptions): Map<number, SlotKey> {
  const [source, sink] = [createNode(), createNode()];
  const places = [...new Set(wishes.flatMap(({ options }) => options))].sort();
  const days = new Map<string, Node>();
  const slots = new Map<SlotKey, { node: Node; place: number }>();
  places.forEach((slot, place) => {
    const date = dateOf(slot);
    let day = days.get(date);
    if (!day) {
      days.set(date, (day = createNode()));
      connect(day, sink, Math.max(0, roomOn(date)), 0);
    }
    const node = createNode();
    connect(node, day, 1, 0);
    slots.set(slot, { node, place });
  });
  const choices = wishes.map(({ id, options }) => {
    const wish = createNode();
    connect(source, wish, 1, 0);
    const arcs = options.flatMap((slot) => {
      const found = slots.get(slot);
      return found ? [{ slot, arc: connect(wish, found.node, 1, found.place) }] : [];
    });
    return { id, arcs };
  });

  const inner = [...slots.values()].map(({ node }) => node);
  const nodes = [sink, ...source.leaving.map(({ to }) => to), ...inner, ...days.values()];
  while (findCheapestPath(source, nodes, sink)) augment(sink);

  const given = new Map<number, SlotKey>();
  for (const { id, arcs } of choices) {
    const taken = arcs.find(({ arc }) => arc.flow > 0);
    if (taken) given.set(id, taken.slot);
  }
  return given;
}

function createNode(): Node {
  return { leaving: [], arriving: [], distance: Infinity };
}

function connect(from: Node, to: Node, capacity: number, cost: number): Arc {
  const arc = { from, to, capacity, cost, flow: 0 };
  from.leaving.push(arc);
  to.arriving.push(arc);
  return arc;
}

/** Bellman and Ford with a queue: steps backwards have negative costs. Notes the way in the nodes; false when the sink is out of reach. */
function findCheapestPath(source: Node, others: readonly Node[], sink: Node): boolean {
  for (const node of others) node.distance = Infinity;
  source.distance = 0;
  const queue = [source];
  const queued = new Set(queue);
  const reach = (node: Node, distance: number, arc: Arc, isBackwards: boolean) => {
    if (distance >= node.distance) return;
    node.distance = distance;
    node.step = { arc, isBackwards };
    if (queued.has(node)) return;
    queued.add(node);
    queue.push(node);
  };
  for (let next = 0; next < queue.length; next += 1) {
    const node = queue[next];
    if (!node) break;
    queued.delete(node);
    for (const arc of node.leaving) if (arc.flow < arc.capacity) reach(arc.to, node.distance + arc.cost, arc, false);
    for (const arc of node.arriving) if (arc.flow > 0) reach(arc.from, node.distance - arc.cost, arc, true);
  }
  return sink.distance < Infinity;
}

/** Moves one unit of flow along the path that was found. */
function augment(sink: Node): void {
  for (let node = sink; node.step !== undefined;) {
    const { arc, isBackwards } = node.step;
    arc.flow += isBackwards ? -1 : 1;
    node = isBackwards ? arc.to : arc.from;
  }
}
