// Imported by the API as well, which runs it in Node as it is: no imports here.

/** A slot as a string, «yyyy-MM-dd HH:mm» in Moscow, which sorts by time. */
export type SlotKey = `${string} ${string}`;

/** A company to meet, with the common slots. */
export interface Wish {
  id: number;
  options: readonly SlotKey[];
}

/** Wishes, free slots and limits of a plan. */
export interface AssignTimesOptions {
  wishes: readonly Wish[];
  dateOf: (slot: SlotKey) => string;
  /** Maximum number of new meetings on a day. */
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
  /** Last arc of the cheapest path to this node; traversed backwards, it reduces the arc's flow. */
  step?: { arc: Arc; isBackwards: boolean };
}

/**
 * Finds a slot for as many wishes as possible: each gets one of its options, no slot is used twice, and no day exceeds
 * its limit. Among all such assignments it picks an assignment with the smallest sum of slot positions, i.e. the
 * earliest. The result is deterministic.
 *
 * Proof. Let each wish, slot and day be a node, with an arc of capacity 1 from the source to each wish, from a wish to
 * each of its options (cost: the slot's position) and from a slot to its day, and an arc from the day to the sink with
 * the day's limit as capacity. An integral flow of value n is exactly a valid assignment of n wishes, and its cost is
 * the sum of their positions. Augmenting along a cheapest path of the residual network keeps the flow cheapest for its
 * value, because no negative cycle appears; without any augmenting path the flow is maximal (Ford and Fulkerson). All
 * capacities are integers, so each step assigns one more wish.
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

/**
 * Bellman-Ford with a queue, because backward arcs have negative costs. Stores the path in the nodes; false when the
 * sink is unreachable.
 */
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

/** Moves one unit of flow along the path found. */
function augment(sink: Node): void {
  for (let node = sink; node.step !== undefined;) {
    const { arc, isBackwards } = node.step;
    arc.flow += isBackwards ? -1 : 1;
    node = isBackwards ? arc.to : arc.from;
  }
}
