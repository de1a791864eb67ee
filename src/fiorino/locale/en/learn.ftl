### Learn to play: the page, the tutorials of both games, and the tips of a first match.
### Tone: short, warm, concrete. A text of a step and its longest "do" line together: at most 45 words.

## The page

learn-title = Learn to play
learn-lead = A few minutes at a real table: short steps, hands on, no reading required.
learn-begin = Start
# $step (number) is the step that the learner has come to.
learn-go-on = Continue with step { $step }
learn-begin-again = Start over
learn-learnt = Completed
learn-first-match = First match with tips
learn-read-rules = Read the rules
learn-loading = Setting up the table …
learn-siena = Siena
    .first = Introductory game, two computer players.
learn-medici-vs-strozzi = Medici vs Strozzi
    .first = One computer player, three rounds.
learn-lesson-siena-country = From Peasant to Banker
    .length = About ten minutes
    .about = You bid, take cards, work the fields, travel, and build the last level of the Tower.
learn-lesson-siena-town = A Banker’s town
    .length = About eight minutes
    .about = Charity, the Duomo, Calandrino the beggar, the Inn and its Artists.
learn-lesson-medici-vs-strozzi-harbors = Name your price
    .length = About five minutes
    .about = Draw a lot, name its price, load your ships, and push the markers of your monopolies.

## The coach: the card beside the board

# $step and $steps are numbers: "Step 3 of 10".
learn-step = Step { $step } of { $steps }
learn-coach = Coach
learn-back = Back
learn-next = Next
learn-skip = Skip this step
learn-leave = Leave the tutorial
learn-show-me = Show me
learn-take-back = Take it back
# Before the numbers of rules, each a link: "Rules S8.1, S8.2".
learn-rules =
    { $count ->
        [one] Rule
       *[other] Rules
    }
learn-finished = That’s the game
    .text = You know enough to play. A first match against the computer explains each new question as it comes up.
learn-finished-part = That’s the first half
    .text = You know enough for a first match: it explains each new question as it comes up. The next lesson shows what else there is.
learn-play-first = Now play your first match
# $lesson is the title of the lesson that follows.
learn-next-lesson = Next lesson: { $lesson }
# In the decision bar, where at other times the question stands. Names of buttons: learn-next, learn-take-back.
learn-bar-read = Read what the coach says, then press Next.
learn-bar-done = Well done. Press Next to go on.
learn-bar-other = Take it back and try again.
learn-bar-finished = The lesson is over.
learn-refused = That is not part of a lesson.

## The tutorial of Siena: learn-siena-<step>
## Value = heading; .text = explanation; .do-1, .do-2 … = what to do now; .praise = when it is done; .other = when another
## legal answer was given. $orange and $green are names of players (orange a man, green a woman).

learn-siena-aim = Peasant, Merchant, Banker
    .text = Everyone begins as a Peasant. With 30 Florins you may become a Merchant, with 80 a Banker. Only Bankers can win, with Consent Points from the Tower, Artists and charity.
learn-siena-auction = The opening auction
    .text = The full game begins with an auction of seven starred cards. { NAME($orange) } bids 2 Florins for the Mule, which lets a Peasant sell two units of a good instead of one.
    .do-1 = Bid a little more: 3 Florins.
    .praise = The Mule is yours. A starred card leaves the game once it is played.
    .other = You could, but a small bid is enough here. Take it back and bid 3 Florins.
learn-siena-take = Taking cards
    .text = Every round you may take two open cards. A card costs its red number plus your row on the Initiative track. You are the poorest, so yours is +0.
    .do-1 = Take the card with two Corn workers. It costs you 2.
    .do-2 = Now take one with a red 0, which is free for everyone: Corn and Wine.
    .praise = Two cards for 2 Florins. { NAME($green) } is the richest, on row +2, and paid 4 for one.
    .other = Also a good card, but the next steps need a different one. Take it back and try again.
learn-siena-initiative = Initiative
    .text = Every round, the Initiative track is set by wealth. The poorest player takes cards first, pays the least for them, and decides who goes first. That is you.
    .do-1 = Name yourself.
    .praise = You go first.
    .other = You may name anyone. Today you go first: take it back and name yourself.
learn-siena-work = Workers make goods
    .text = A Goods card places workers in frames; a full frame becomes one unit. You may sell one unit of each good for which you placed workers this turn.
    .do-1 = Play the card with two Corn workers: the frame needs just two more.
    .do-2 = A unit of Corn is ready. Sell it for 8 Florins.
    .praise = 22 plus 8 makes 30. Time to celebrate!
    .other = You could, but first the Corn. Take it back and try again.
learn-siena-rise = Moving up
    .text = Peasants sell Corn, Wine and Oil. End a turn with 30 Florins and you may become a Merchant, who sells Cloth and Spices for far more and can travel. Nobody ever moves back down.
    .do-1 = End your turn. Keep the other card.
    .do-2 = Become a Merchant.
    .praise = A Merchant! Cloth sells for 20, Spices for 25. Whoever rises first has the market alone.
    .other = You could, but let’s move up now. Take it back and try again.
learn-siena-journey = A journey
    .text = A few rounds later. A Merchant travels with Journey cards, one space each, and is paid what the last space shows. You have 70 Florins and two Journey cards.
    .do-1 = Choose the road to Arezzo.
    .do-2 = Add the first card.
    .do-3 = Add the second one: its space pays 10 Florins.
    .do-4 = You have 80 Florins. Become a Banker.
    .praise = A Banker! From the Wall you enter the town.
    .other = That does not get you the 10 Florins of Arezzo. Take it back and try again.
learn-siena-walk = A Banker in town
    .text = A Banker’s turn starts with 8 Florins and one step clockwise. The green number of a card takes you further. The place where you stop takes effect.
    .do-1 = Play Calandrino for his green 1.
    .do-2 = Step from Piazza del Campo to Torre del Mangia.
    .praise = Here you may build. Other places pay you, take a donation, or lead to the Artists.
    .other = You could, but the Tower is only one step away. Take it back and go there.
learn-siena-tower = The Tower
    .text = Each level gives its builder Consent Points. The seventh costs 60 Florins, gives 9 points, and ends the game at once.
    .do-1 = Build the last level.
    .praise = The Tower stands, and the game is over.
    .other = You don’t have to build, but these 9 points decide the match. Take it back and build.
learn-siena-count = Final scoring
    .text = The game also ends after round 20, or when the Artist Lorenzetti is engaged. Then Bankers score levels, Artists, Senesi cards and wealth, and lose points for stinginess. You have won!

## The second tutorial of Siena: learn-siena-<step>

learn-siena-charity = Charity
    .text = You are a Merchant with 78 Florins. In a turn in which you sell Cloth or Spices, you may give up 10 Florins for a Senesi card, or 15 for the better of two.
    .do-1 = Play the card with two Cloth workers.
    .do-2 = Sell the Cloth for 20 Florins.
    .do-3 = Give up 15 Florins: you draw two cards.
    .do-4 = Keep the 3: that is 3 Consent Points.
    .do-5 = You still have 83 Florins. Become a Banker.
    .praise = A Banker, with 3 points already. Charity is for Merchants only; Bankers have the Duomo.
    .other = You could, but this turn is about charity. Take it back and try again.
learn-siena-duomo = The Duomo
    .text = Once in the game, a Banker who stops at the Duomo may make a donation: you draw four Senesi cards and keep two. The richer you are, the more it costs.
    .do-1 = Your step has brought you here. Stop.
    .do-2 = With 54 Florins it costs 20. Donate.
    .do-3 = Keep the best two: 2 and 4.
    .praise = Six Consent Points for 20 Florins. From 55 Florins on it would have cost 30.
    .other = You could, but here we want the two best Senesi cards. Take it back and try again.
learn-siena-beg = Calandrino begs
    .text = { NAME($orange) } moves Calandrino, who begs from other Bankers on his way. Give 10 Florins, or refuse and take a stinginess cube: the first costs 1 point at the end, the second 2, and so on.
    .do-1 = Give him 10 Florins.
    .praise = Money well spent. At the Duomo he takes 20, and nobody can refuse.
    .other = A point is usually worth more than 10 Florins. Take it back and give.
learn-siena-beggar = Sending Calandrino
    .text = Now you play Calandrino. He goes three places counter-clockwise, plus the green numbers of cards that you add, and never begs from you.
    .do-1 = Play Calandrino and send him begging.
    .do-2 = { NAME($orange) } is three places away, { NAME($green) } four. Add the card with a green 1.
    .do-3 = Off he goes.
    .praise = { NAME($orange) } refuses and takes a cube; { NAME($green) } gives 10 Florins.
    .other = You could, but then he does not reach both of them. Take it back and try again.
learn-siena-inn = The Inn
    .text = The Inn lies beside Via delle Cerchia; Artists wait there. A Courtesan inside draws in any Banker who comes from Via dei Servi, and costs 10 Florins.
    .do-1 = Play your Inn card for its green 2.
    .do-2 = Step to Via delle Cerchia.
    .praise = You are in, 10 Florins poorer. Without a Courtesan, one more point takes you inside.
    .other = You could, but the Inn is just ahead. Take it back and go there.
learn-siena-artist = Engaging an Artist
    .text = In the Inn you may auction an Artist, if you have 15 Florins. You decide unseen; then you look and must bid. Everyone else may bid too.
    .do-1 = Open the auction.
    .do-2 = A 6: that is six Consent Points. Bid 18 Florins.
    .do-3 = { NAME($orange) } paid 8 for a look and bids 21. Bid 24.
    .praise = Six points are yours. A Banker raises by 1, a Merchant by 3, a Peasant by 5.
    .other = You could, but here we want the Artist. Take it back and try again.
learn-siena-unseen = An Artist unseen
    .text = { NAME($green) } has seen an Artist in the Inn and bids 25 Florins. You are elsewhere: bid blindly, or look first, for 8 Florins or with an Inn card.
    .do-1 = Look with your Inn card.
    .do-2 = Only a 2, for more than 25 Florins. Pass.
    .praise = Well judged: { NAME($green) } pays 25 Florins for 2 points.
    .other = You could, but look first, and do not pay too much. Take it back and try again.
learn-siena-points = What counts at the end
    .text = Artists and Senesi cards count their numbers, levels of the Tower 2 to 9. The richest Banker gets 2 points more, and so does whoever built the most levels. Stinginess costs points.

## The tutorial of Medici vs Strozzi: learn-medici-<step>. $strozzi is the name of the other player, a woman.

learn-medici-aim = Two houses, three harbors
    .text = You lead the Medici, { NAME($strozzi) } the Strozzi, each with 300 coins and three ships. In each of three rounds, harbors and monopolies pay. Whoever has more coins at the end wins.
learn-medici-draw = Drawing a lot
    .text = On your turn you draw one, two or three tiles from the bag: the lot. It is sold and loaded as a whole, on one ship.
    .do-1 = Draw a second tile.
    .do-2 = Two good tiles. Stop here.
    .praise = Spice 4 and Cloth 3: a lot that both houses want.
    .other = You could, but we want a lot of two tiles. Take it back and try again.
learn-medici-price = Naming a price
    .text = You name a price. { NAME($strozzi) } buys the lot or leaves it; then you must buy. The right price is halfway between its worth to you and to her.
    .do-1 = It is worth about 40 coins to either house. Name a price from 30 to 55.
    .praise = At a fair price, it does not matter who buys.
    .other = That price is far too low or too high. Take it back and name 30 to 55.
learn-medici-take = Take or leave
    .text = Later in the round. { NAME($strozzi) } wants 18 coins for Gold 5 and Fur 2. If you leave it, she must buy it herself. Whoever buys draws next.
    .do-1 = Halfway between its worth to both houses is about 22. Buy it.
    .praise = Yours. The 18 coins go to the bank.
    .other = Then she pays. You could, but here we want the lot. Take it back and buy.
learn-medici-load = A ship and its harbor
    .text = The first load assigns a ship to a harbor for this round; your three ships go to three different harbors. In a harbor the higher sum of values gets 20 coins.
    .do-1 = Load the ship with four spaces for Venezia.
    .praise = Your 7 leads in Venezia: 20 coins, if it stays that way.
    .other = You could, but Venezia is wide open. Take it back and load the ship with four spaces there.
learn-medici-tracks = Monopolies
    .text = Near the end of the round. A tile pushes the marker of its good in its harbor one space towards you, a 0 two spaces. A marker on your side pays you.
    .do-1 = Load the lot for Genova.
    .praise = Three spaces in Genova: that Cloth marker will pay you 20 coins.
    .other = You could, but it pushes further in Genova. Take it back and load it there.
learn-medici-round = The end of a round
    .text = A round ends when all ships of one house are full, or when the bag is empty. The Strozzi have one space left.
    .do-1 = One tile is enough. Stop.
    .do-2 = It is worth about 23 coins to you, about 8 to her. Offer it for the middle: 16.
    .praise = She fills her ships. The harbors pay, and the markers move and pay.
    .other = Then the round goes on. Take it back: one tile, for 10 to 17 coins.
learn-medici-end = The next rounds
    .text = Ships start empty again, but markers stay: a monopoly pays every round. After the third round, the most coins win. You may go into debt, but debts count against you.

## Tips of a first match: learn-tip-<game>-<question>

learn-tip-title = Tip
learn-tip-close = Got it
learn-tips-off = No more tips
# The switch in the settings and in the menu of a table.

learn-tip-medici-draw-or-stop = Two strong tiles are worth more than each alone, but the whole lot must fit on one ship. Check the room you have left, and what is still in the bag.
learn-tip-medici-name-price = If they buy, they pay your price; if they leave it, you pay it. The right price is halfway between what the lot is worth to you and to them.
learn-tip-medici-take-or-leave = Buy if the price is below the middle of what the lot is worth to you and to them. If you leave it, the other house must pay, and draws the next lot as well.
learn-tip-medici-load-lot = Look for a harbor where your sum takes the lead, and for tracks of your goods there. A tile of value 0 pushes two spaces. A ship’s first load fixes its harbor.

learn-tip-siena-start = Name a card to auction it, or decline. If you decline, you sit out at least the next auction. The Mule and Via Francigena help Peasants; other starred cards help Bankers later.
learn-tip-siena-first-bid = Open the auction with any bid from 1 Florin. Start low: you can bid again, and you need money for cards in every round.
learn-tip-siena-opening-bid = Bid more than the highest bid, or pass. If you pass, you are out of this auction only. Keep enough Florins for cards: most cost 1 to 5.
learn-tip-siena-take-card = Take cards that complete a nearly full frame: you can sell its unit at once. The price shown includes your row. A red 0 is free.
learn-tip-siena-star-bid = One starred card is auctioned each round. Bid at least 1, or pass. You pay only your bid; your row adds nothing.
learn-tip-siena-choose-first = You are the poorest, so you decide who goes first; the others follow up the track. Go first to sell before the others, or last to use the units they leave.
learn-tip-siena-country-turn =
    { $status ->
        [merchant] Play Goods cards to sell Cloth and Spices, or travel with Journey cards. Income from a sale can go to charity, for Consent Points. With 80 Florins at the end of your turn you may become a Banker.
       *[other] Play Goods cards: full frames become units, and you may sell goods for which you placed workers this turn. Keep cards that do not help yet. With 30 Florins at the end you may become a Merchant.
    }
learn-tip-siena-load-road = Choose the units to send along Via Francigena, then how many Fato cards to draw. Each card pays for every unit, but with the Devil among them you get nothing. Three or four pay best on average.
learn-tip-siena-leg = Name the Journey cards for this leg, one space each. Only the space where it ends pays: Firenze 20 at its third, Arezzo 10 at its second.
learn-tip-siena-cash-or-stay = Take the Florins of this space and leave the road, or stay and continue with a later leg: the end of the road pays more. If Cloth or Spices call you home first, the space pays nothing.
learn-tip-siena-rise-or-stay =
    { $status ->
        [merchant] As a Banker you earn 8 Florins a turn and can gather Consent Points, but you no longer sell goods. Only Bankers win.
       *[other] As a Merchant you sell Cloth and Spices and may travel, but you no longer sell Corn, Wine or Oil. Rise as soon as you may: every round as a Peasant is one less as a Banker.
    }
learn-tip-siena-charity-offer = Give up 10 Florins for one Senesi card, or 15 to choose the better of two. They are worth 1 to 4 Consent Points at the end.
learn-tip-siena-keep-senesi = Keep the cards with the highest numbers: those are Consent Points. The others go under the deck, unseen.
learn-tip-siena-first-step = From Via delle Cerchia, your first step can continue along the ring or enter the Inn, where you can engage Artists.
learn-tip-siena-banker-move = Play cards for their green numbers to get points, and go to the place you want: 5 Florins on yellow Districts, a donation at the Duomo, the Tower, or the Inn. Then stop.
learn-tip-siena-district-card = You stopped where this card pays: 20 Florins for each one you play here.
learn-tip-siena-salimbeni = Choose how many Fato cards to draw, up to six. Each pays 7 Florins, but with the Devil among them you get nothing. Three or four pay best on average.
learn-tip-siena-donate-or-not = Once in the game you may donate here. The amount depends on your money: the less you have, the cheaper. You draw four Senesi cards and keep two.
learn-tip-siena-banker-rest = Your move is over. You may still play Calandrino, a Courtesan or three Inn cards, or discard. Then end your turn.
learn-tip-siena-build-or-not = A level of the Tower is worth Consent Points: 2 for the first, up to 9 for the seventh. You can build at most four. A Bricklayer saves 10 Florins.
learn-tip-siena-drawn-in = Courtesans draw you into the Inn, and each costs 10 Florins. A Girlfriends card lets you stay outside.
learn-tip-siena-pay-or-girlfriends = Pay 10 Florins for each Courtesan, or play Girlfriends and pay nothing.
learn-tip-siena-pay-for-one = A Courtesan comes to the Inn where you are: pay 10 Florins, or play Girlfriends and pay nothing.
learn-tip-siena-open-or-not = You may auction an Artist, unseen, if you have 15 Florins. Artists are worth 1 to 8 Consent Points; Lorenzetti, the 8, ends the game.
learn-tip-siena-artist-first-bid = You have seen the Artist and must bid, from 15 Florins. Others may not have seen it: a high bid tells them something.
learn-tip-siena-artist-bid = Bid more, or pass. If you have not seen the Artist, you may look first, for 8 Florins or an Inn card.
learn-tip-siena-walk = Calandrino goes three places, plus the greens you name, counter-clockwise, and begs from other Bankers on his way. An Inn card can send him into the Inn.
learn-tip-siena-beg = Calandrino begs. Give 10 Florins, or refuse and take a stinginess cube: the first costs 1 point at the end, the second 2, and so on. Guards send him away.
